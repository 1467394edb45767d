import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'Worum es geht',
    body: [
      'Zwei bis fünf Stämme bauen zusammen eine Stadt aus Lehmziegeln. Wohn mit anderen in einem Block und hab dort mehr als sie: Das bringt Belohnungskarten, und Karten bringen Siegpunkte.',
      'Jeder hat 25 Häuser, zu fünft 20; ein Tisch kann eine andere Zahl wählen. Das Spiel endet mit der Runde, in der jemand sein letztes baut. Die meisten Siegpunkte gewinnen.',
    ],
    rules: 'HOY-2, HOY-11',
  },
  {
    id: 'words',
    title: 'Blöcke und Familien',
    body: [
      {
        figure: 'block',
        told: 'Zwei rote Häuser, ein grünes, ein Gehege und eine Ruine in einer Reihe: ein Block. Die beiden roten Häuser, eines davon ein Hochhaus, sind eine Familie.',
      },
      {
        terms: [
          ['Block', 'alles, was sich Seite an Seite berührt: Häuser aller Farben, Gehege, Ruinen'],
          [
            'Familie',
            'Häuser einer Farbe, die sich berühren; Gehege und Ruinen verbinden sie nicht',
          ],
          ['Hochhaus', 'ein Haus mit zwei Etagen; es zählt als ein Haus'],
          ['offene Seite', 'eine Seite ohne Haus und Gehege; Rand und Ruinen sind offen'],
        ],
      },
      'Blöcke werden nie verbunden und nie geteilt. Ecken zählen nicht.',
    ],
    rules: 'HOY-3',
  },
  {
    id: 'round',
    phases: ['wait'],
    title: 'Eine Runde',
    body: [
      {
        caption: 'Vier Phasen',
        head: ['Phase', 'Was geschieht'],
        rows: [
          ['1', 'Alle bekommen ein Plättchen und bauen, was es zeigt, danach ein zweites.'],
          ['2', 'Ab Runde 2 kommt eine Katastrophe.'],
          ['3', 'Blöcke werden gewertet: Es gibt Belohnungskarten.'],
          [
            '4',
            'Gespielte Karten kommen unter einen Stapel, der nächste Startspieler wird bestimmt.',
          ],
        ],
      },
      'Zu Beginn jeder Phase dürfen alle einmal Karten spielen.',
    ],
    rules: 'HOY-4, HOY-5.1, HOY-9',
  },
  {
    id: 'build',
    phases: ['build', 'stamp', 'what', 'element', 'cell', 'side'],
    title: 'Bauen',
    body: [
      'Ein Plättchen zeigt zwei Häuser und ein drittes Bauwerk. Nimm einen Stempel unter dem Brett und dann ein Feld, oder zuerst das Feld. Was gebaut werden kann, muss gebaut werden; nur auf den Schamanen darfst du verzichten.',
      {
        list: [
          'Ein Haus gründet einen neuen Block auf jedem Feld, das nichts berührt.',
          'Wo du schon wohnst, muss ein Haus eines deiner Häuser dieses Blocks berühren, sonst irgendein Haus. Gehege und Ruinen allein genügen nicht.',
          'Ein Haus darf unter denselben Bedingungen eine Ruine ersetzen.',
          'Eine zweite Etage kommt auf ein eigenes Haus mit einer offenen Seite; was auf dem Dach stand, geht in den Vorrat zurück.',
          'Öfen und Schreine stehen auf eigenen Häusern, auf jedem eines von beiden.',
          'Ein Gehege liegt neben einem eigenen Haus, zu dem es gehört. Sind es mehrere, zeig auf das gemeinte.',
          'Kein Feld darf zwei Blöcke verbinden, und jedes Gehege behält eine offene Seite.',
        ],
      },
      {
        figure: 'pen',
        told: 'Ein Gehege aus Schilf neben einem Haus; ein Band in dessen Farbe zeigt, zu welchem Haus es gehört.',
      },
      'Solange du ein Haus oder ein Gehege in der Hand hast, ist dunkler Boden verboten; zeig darauf, und du erfährst den Grund.',
    ],
    rules: 'HOY-5, HOY-6',
  },
  {
    id: 'cards',
    phases: ['cards', 'card', 'set', 'order'],
    title: 'Karten spielen',
    body: [
      'Je Runde darfst du so viele Karten spielen, wie du Familien hast. Eine Karte baut, was sie zeigt, oder gehört zu einem Satz gleicher Karten. Metall steht für alles.',
      {
        caption: 'Siegpunkte für einen Satz',
        head: ['Karten', '1', '2', '3', '4', '5'],
        rows: [['Punkte', '1', '3', '5', '8', '12']],
      },
      'Für einen Satz wählst du Karten an. Zum Bauen wählst du eine Karte an und zeigst auf ein Feld, oder du nimmst „Bauen mit“. „Keine Karte spielen“ beendet deinen Zug in diesem Kartenfenster.',
      'Handkarten liegen verdeckt. Aber die Stapel sind offen, und wer aufgepasst hat, weiß, wer was gewonnen hat.',
    ],
    rules: 'HOY-10',
  },
  {
    id: 'catastrophe',
    phases: ['loss', 'chance'],
    title: 'Katastrophen',
    body: [
      'Eine Karte nennt Blöcke: die größten oder kleinsten, oder die mit den meisten oder wenigsten von etwas. Wer dort wohnt, verliert ein Haus oder die Hälfte von etwas: von einem das eine, sonst die Hälfte, abgerundet. Was genau, wählst du.',
      'Ein verlorenes Haus wird zur Ruine; was darauf stand und seine Gehege gehen zurück. Heuschrecken nehmen nichts, aber der Block bringt in dieser Runde keine Karten.',
      '„Was kommen kann“ zeigt jede Karte, die noch kommen kann, und was sie dich jetzt kosten würde.',
    ],
    rules: 'HOY-7',
  },
  {
    id: 'block',
    phases: ['block', 'top'],
    title: 'Blöcke werten',
    body: [
      'Reihum wählen alle einen Block. Wo mindestens zwei Stämme wohnen, nimmt die oberste Karte eines Stapels, wer dort am meisten davon hat. Haben zwei gleich viel, entscheidet, was auf Hochhäusern steht; ist auch das gleich, bekommt sie niemand.',
      {
        caption: 'Die Stapel',
        head: ['Stapel', 'Am meisten', 'Gleichstand'],
        rows: [
          ['Ofen, Schrein', 'Öfen, Schreine', 'auf Hochhäusern'],
          ['Gehege', 'Gehege', 'an Hochhäusern'],
          ['Höhe (fortgeschritten)', 'Hochhäuser', 'niemand'],
          ['Häuser (fortgeschritten)', 'Häuser', 'Hochhäuser'],
          ['Vieh, Dorfbewohner (Experten)', 'Vieh, Dorfbewohner', 'an Hochhäusern'],
        ],
      },
      'Zeig auf einen Block, und du siehst seine Tabelle. Ein Stapel ohne Karten bleibt bis zum Ende geschlossen.',
    ],
    rules: 'HOY-8, HOY-12',
  },
  {
    id: 'return',
    phases: ['return', 'nominate'],
    title: 'Das Ende einer Runde',
    body: [
      'Wer Karten gespielt hat, legt sie alle unter einen Stapel, der nicht geschlossen ist. Dann bestimmt der Startspieler jemand anderen zum nächsten.',
    ],
    rules: 'HOY-9',
  },
  {
    id: 'expert',
    phases: [
      'ability-red',
      'ability-green',
      'ability-yellow',
      'ability-purple',
      'ability-blue',
      'from',
    ],
    title: 'Das Expertenspiel',
    body: [
      'Dorfbewohner stehen auf eigenen Häusern, auf jedem einer; Vieh steht in eigenen Gehegen, in jedem eines. Der Schamane schützt den Block, in dem er steht, vor der Katastrophe dieser Runde.',
      'Wer einen Satz aus fünf Karten spielt, darf sofort die Fähigkeit seines Stammes nutzen:',
      {
        terms: [
          ['Rot, Ders', 'ein fremdes Haus neben einem eigenen einreißen und seinen Platz nehmen'],
          ['Grün, Sneerg', 'ein Gehege und ein Vieh'],
          [
            'Gelb, Oleyli',
            'anderen zweimal etwas nehmen, aber keine Häuser und kein Gehege mit Vieh',
          ],
          ['Lila, Ruples', 'ein Haus; der Schamane zieht mit ein'],
          ['Blau, Lebu', 'ein Gehege und ein Dorfbewohner'],
        ],
      },
    ],
    rules: 'HOY-13, HOY-14',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'Das Ende',
    body: [
      'Sobald jemand das letzte Haus seines Vorrats baut oder für ein Haus seines Plättchens keinen Platz mehr findet, ist diese Runde die letzte.',
      {
        list: [
          'Ein Punkt für jede Karte, die auf der Hand bleibt.',
          'In jedem Block bekommt, wer dort die größte Familie hat, einen Punkt für jedes eigene Haus des Blocks. Sind zwei Familien gleich groß, entscheiden mehr Hochhäuser, sonst bekommt niemand etwas.',
          'Experten: Wer in einem Block das meiste Vieh hat, bekommt einen Punkt für jedes Vieh dort, auch für das der anderen; ebenso bei Dorfbewohnern.',
        ],
      },
      'Bei gleichen Punkten gewinnen mehr Häuser auf dem Brett, dann mehr Hochhäuser.',
    ],
    rules: 'HOY-11',
  },
  {
    id: 'marks',
    title: 'Zeichen und Wörter',
    body: [
      {
        terms: [
          ['Farbe, Muster und Zeichen der Brüstung', 'wem das Haus gehört'],
          [
            'Zahl auf einem Kiesel',
            'ein Block; gestrichelt, wo ein Stamm allein wohnt und keine Karten gewinnt',
          ],
          ['Band an einem Gehege', 'das Tor zu dem Haus, zu dem es gehört'],
          ['Geröll', 'eine Ruine; sie darf überbaut werden und schließt keine Seite'],
          [
            'Zahl neben einem Stapel',
            'so viele Karten sind noch da; eine rote Hand schließt ihn für immer',
          ],
          ['kleine Zahl in einer Tabelle', 'was bei Gleichstand entscheidet'],
          ['blauer Ring', 'das kannst du jetzt wählen'],
          [
            'dunkler Grund',
            'hier darf das Gewählte nicht stehen; zeig darauf, dann steht da, warum',
          ],
          ['Kreuz', 'ging bei der letzten Katastrophe verloren'],
        ],
      },
      'Unter deinen Karten kannst du sagen, wann du nach ihnen gefragt werden willst. Der Tisch antwortet dann für dich, im Verlauf steht es, und du kannst es jederzeit zurücknehmen; sobald das Ende naht, wirst du immer gefragt.',
      'Die Karten der anderen liegen verdeckt. Jede war zu sehen, als sie gewonnen wurde; wer aufpasst, kann sie also kennen. Ein Tisch kann auch mit offenen Karten spielen.',
    ],
  },
];

export default help;
