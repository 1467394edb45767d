import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'Worum es geht',
    body: [
      'Fünf Clans leben auf der Karte, jeder mit zwölf Hütten. Zu einem davon gehörst du, und niemand weiß, zu welchem. Gruppen von Hütten wachsen zusammen, bis sie allein stehen; dann sind sie ein Dorf, und jeder Clan darin bekommt Punkte.',
      'Du darfst die Hütten aller Clans ziehen. Bring deine an gute Plätze, ohne dich zu verraten. Nach zwölf Dörfern werden die Karten aufgedeckt: Dann zählen die Punkte deines Clans und deine Chips.',
    ],
    rules: 'CLA-1, CLA-3.5',
  },
  {
    id: 'setup',
    phases: ['setup'],
    title: 'Vor dem ersten Zug',
    body: [
      'Jede Region bekommt von jedem Clan eine Hütte, in jedes ihrer fünf Gebiete eine, ausgelost. Alle ziehen eine Clankarte und behalten sie für sich; auch die übrigen Karten bleiben verdeckt. Wer beginnt, entscheidet das Los.',
      'Danach gibt es keinen Zufall mehr.',
    ],
    rules: 'CLA-2',
  },
  {
    id: 'move',
    phases: ['move', 'from', 'to', 'wait'],
    title: 'Dein Zug: eine Gruppe ziehen',
    body: [
      'Ihr seid im Uhrzeigersinn dran und macht je genau einen Zug: Nimm alle Hütten eines Gebiets und stell sie in ein Nachbargebiet, in dem schon Hütten stehen. Du kannst eine Gruppe nicht teilen, nicht in ein leeres Gebiet ziehen und nicht passen.',
      {
        figure: 'move',
        told: 'Zwei Hütten eines Gebiets ziehen zusammen über den Fluss zum Nachbarn; das Gebiet, aus dem sie kommen, bleibt leer.',
      },
      {
        list: [
          'Flüsse halten dich nicht auf.',
          'Seen trennen: Gebiete an gegenüberliegenden Ufern sind keine Nachbarn.',
          'Ein Gebiet, das leer geworden ist, bleibt bis zum Ende leer.',
        ],
      },
    ],
    rules: 'CLA-3, CLA-4',
  },
  {
    id: 'large',
    phases: ['merge'],
    title: 'Große Gruppen',
    body: [
      'Ab sieben Hütten ist eine Gruppe groß und bekommt einen Zaun. Sie zieht nicht mehr, aber andere dürfen dazukommen.',
      'Sind zu Beginn deines Zuges zwei große Gruppen benachbart, musst du ein solches Paar zusammenlegen: die kleinere zur größeren; sind beide gleich groß, wählst du. Sonst zieht eine große Gruppe nie, und nie auf eine kleine. An Tischen, an denen große Gruppen zusammengelegt werden dürfen, kannst du auch etwas anderes tun.',
    ],
    rules: 'CLA-5',
  },
  {
    id: 'village',
    phases: ['village'],
    title: 'Dörfer gründen',
    body: [
      'Nach deinem Zug wird jede Gruppe, deren Nachbargebiete nun alle leer sind, zum Dorf. Schon eine einzige Hütte genügt, und ein Zug kann mehrere Dörfer gründen. Hütten am anderen Ufer eines Sees sind keine Nachbarn, Hütten jenseits eines Flusses schon.',
      {
        figure: 'village',
        told: 'Eine Gruppe aus drei Hütten zweier Clans steht allein: Alle Gebiete ringsum sind leer.',
      },
      {
        list: [
          'Du hast es gegründet, also nimmst du einen Chip, ob dein Clan dort wohnt oder nicht.',
          'Treffen sich dort alle fünf Clans, gibt es Streit.',
          'Dann bekommt jeder Clan, der noch da ist, den Wert des Dorfes.',
        ],
      },
      'Reichen die Chips der Epoche nicht für alle deine neuen Dörfer, bestimmst du die Reihenfolge: Die ersten gehören zu dieser Epoche, die übrigen zur nächsten.',
    ],
    rules: 'CLA-6, CLA-7',
  },
  {
    id: 'strife',
    title: 'Streit',
    body: [
      'Stehen in einem neuen Dorf Hütten aller fünf Clans, verliert vor der Wertung jeder Clan, der dort nur eine Hütte hat, diese Hütte. Bei vier Clans oder weniger gibt es keinen Streit.',
      'Haben alle fünf Clans genau eine Hütte, verschwinden alle fünf: Niemand bekommt Punkte, aber das Dorf und sein Chip zählen.',
    ],
    rules: 'CLA-8',
  },
  {
    id: 'scoring',
    title: 'Was ein Dorf wert ist',
    body: [
      'Jede Hütte, die im Dorf geblieben ist, zählt einen Punkt, egal von welchem Clan. Jeder Clan im Dorf bekommt die ganze Summe, gleich wie viele Hütten er dort hat. Die Landschaft ändert den Wert:',
      {
        list: [
          'In günstiger Landschaft kommt der Bonus der Epoche dazu.',
          'In lebensfeindlicher Landschaft bekommt niemand etwas.',
          'Das zwölfte Dorf, das einzige der Epoche V, bringt auf jeder Landschaft fünf Punkte mehr.',
        ],
      },
      {
        caption: 'Die fünf Epochen',
        head: ['Epoche', 'Chips', 'Günstig', 'Bonus', 'Lebensfeindlich'],
        rows: [
          ['I', '4', 'Wald', '+1', 'Bergland'],
          ['II', '3', 'Bergland', '+2', 'Grasland'],
          ['III', '2', 'Steppe', '+3', 'Wald'],
          ['IV', '2', 'Grasland', '+4', 'Steppe'],
          ['V', '1', 'alles', '+5', 'nichts'],
        ],
      },
      'Mit dem letzten Chip einer Epoche beginnt sofort die nächste, auch mitten in einem Zug.',
    ],
    rules: 'CLA-7.1, CLA-9',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'Das Ende',
    body: [
      'Mit dem zwölften Dorf ist Schluss; es wird noch gewertet. Weitere Dörfer desselben Zuges werden nicht mehr gegründet. Das Spiel endet auch, wenn keine zwei Gruppen mehr benachbart sind.',
      'Alle Karten werden aufgedeckt. Du hast die Punkte deines Clans und für jeden Chip einen dazu. Clans, zu denen niemand gehört, bleiben außer Betracht, selbst wenn sie vorn liegen. Wer am meisten hat, gewinnt; bei Gleichstand teilt ihr euch den Platz.',
    ],
    rules: 'CLA-10, CLA-11',
  },
  {
    id: 'marks',
    title: 'Zeichen und Wörter',
    body: [
      {
        terms: [
          [
            '◆ Rot, ● Blau, ■ Gelb, ▲ Grün, ✚ Schwarz',
            'die fünf Clans; jede Hütte trägt das Zeichen ihres Clans auf dem Dach',
          ],
          ['Gebiet', 'eines der 60 Felder, benannt nach Region und Nummer: K3'],
          ['Gruppe', 'alle Hütten eines Gebiets; die Zahl daneben sagt, wie viele es sind'],
          ['Zaun', 'eine große Gruppe ab sieben Hütten'],
          ['Rauch', 'ein gegründetes Dorf; es bleibt, wie es ist'],
          ['Chip', 'ein Punkt für dich und ein Schritt durch die Epochen'],
          ['blauer Ring', 'das kannst du jetzt wählen'],
        ],
      },
    ],
  },
];

export default help;
