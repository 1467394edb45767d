import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'Worum es geht',
    body: [
      'Gemeinsam baut ihr aus Plättchen eine Vulkaninsel, nebeneinander und übereinander, und besiedelt sie. Jeder hat 20 Hütten, 2 Türme und 3 Tempel; es gibt 48 Plättchen.',
      'Wer als Erstes zwei der drei Gebäudearten aufgebraucht hat, gewinnt sofort. Gehen vorher die Plättchen aus, entscheiden die meisten Tempel. Wer nicht bauen kann, scheidet aus.',
    ],
    rules: 'TAL-2, TAL-11, TAL-12',
  },
  {
    id: 'your-turn',
    phases: ['draw', 'wait'],
    title: 'Dein Zug',
    body: [
      'Du ziehst ein Plättchen und legst es, dann baust du genau einmal. Beides musst du tun; behalten oder passen geht nicht.',
      'Bauen darfst du überall auf der Insel, nicht nur auf dem Plättchen, das du gerade gelegt hast.',
    ],
    rules: 'TAL-3, TAL-6',
  },
  {
    id: 'place',
    phases: ['first', 'place', 'volcano', 'turn'],
    title: 'Ein Plättchen anlegen',
    body: [
      'Ein Plättchen hat drei Felder: einen Vulkan und zwei Landschaftsfelder. Das erste liegt in der Mitte. Jedes weitere berührt die Insel mit mindestens einer Kante. Die Landschaften müssen nicht zueinander passen, und Löcher sind erlaubt.',
      {
        figure: 'tile',
        told: 'Ein Plättchen aus drei Sechsecken: oben der Vulkan, darunter zwei Landschaftsfelder.',
      },
      'Dreh das Plättchen mit dem Mausrad, mit den Tasten oder mit dem Knopf am Brett.',
    ],
    rules: 'TAL-3.3, TAL-4',
  },
  {
    id: 'eruption',
    title: 'Vulkanausbruch: oben drauf',
    body: [
      'Stattdessen darfst du das Plättchen auf andere legen. Dann wächst das Land darunter um eine Ebene.',
      {
        figure: 'eruption',
        told: 'Ein Plättchen liegt auf zwei anderen: Vulkan auf Vulkan, in anderer Richtung, darunter nichts leer.',
      },
      {
        list: [
          'Der neue Vulkan liegt auf einem Vulkan; sein Land darf auf allem liegen, auch auf Vulkanen.',
          'Er zeigt in eine andere Richtung als der darunter; das Plättchen ruht also auf mindestens zwei anderen.',
          'Die drei Felder darunter haben dieselbe Ebene; es bleibt kein Freiraum.',
          'Hütten dürfen überdeckt werden, eigene und fremde; sie sind verloren, zählen aber als gebaut.',
          'Tempel und Türme werden nie überdeckt.',
          'Keine Siedlung darf ganz verschwinden.',
        ],
      },
      'Ein Ausbruch darf eine Siedlung teilen.',
    ],
    rules: 'TAL-5',
  },
  {
    id: 'build',
    phases: ['build', 'kind', 'hex'],
    title: 'Bauen',
    body: [
      'Bau einmal, auf freiem Land. Auf einem Vulkan wird nie gebaut.',
      {
        caption: 'Was du bauen kannst',
        head: ['Gebäude', 'Wo', 'Bedingung'],
        rows: [
          ['Hütte', 'Ebene 1, überall', 'keine; so beginnt jede neue Siedlung'],
          ['Turm', 'Ebene 3 oder höher', 'neben einer eigenen Siedlung ohne Turm'],
          [
            'Tempel',
            'jede Ebene',
            'neben einer eigenen Siedlung mit mindestens 3 Feldern und ohne Tempel',
          ],
          ['Erweitern', 'rings um eine Siedlung', 'Hütten auf alle freien Felder einer Landschaft'],
        ],
      },
      'Eine Siedlung ist alles, was in deiner Farbe zusammenhängt. Ihre Größe ist die Zahl ihrer Felder, nicht die der Spielsteine; Höhenunterschiede spielen keine Rolle. Für Turm und Tempel muss eine einzelne benachbarte Siedlung die ganze Bedingung erfüllen. Es zählt nur, wie es vor dem Bauen steht: Was du baust, darf Siedlungen verbinden, auch solche mit je einem Tempel.',
    ],
    rules: 'TAL-1, TAL-6 bis TAL-9',
  },
  {
    id: 'expand',
    phases: ['settlement', 'terrain'],
    title: 'Eine Siedlung erweitern',
    body: [
      'Wähle eine deiner Siedlungen und eine Landschaft. Jedes freie Feld dieser Landschaft rings um die Siedlung bekommt Hütten: so viele, wie seine Ebene zählt, auf Ebene 1 eine, auf Ebene 2 zwei.',
      {
        figure: 'expand',
        told: 'Eine Siedlung aus einem Feld nimmt beide Dschungelfelder daneben ein: eine Hütte auf Ebene 1, zwei Hütten auf Ebene 2.',
      },
      'Auslassen darfst du kein Feld. Reichen deine Hütten nicht für alle, geht diese Erweiterung nicht. Felder, die erst durch die Erweiterung neben der Siedlung liegen, gehören nicht dazu.',
    ],
    rules: 'TAL-10',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'Das Ende',
    body: [
      {
        list: [
          'Zwei deiner Gebäudearten sind aufgebraucht: Du gewinnst sofort. Überdeckte Hütten zählen als gebaut.',
          'Du kannst nach dem Legen nicht bauen: Du scheidest aus. Deine Spielsteine bleiben stehen, geschützt wie zuvor, aber gewinnen kannst du nicht mehr.',
          'Nur eine Person ist noch im Spiel: Sie gewinnt.',
          'Das letzte Plättchen liegt, und der Zug ist zu Ende: Die meisten Tempel gewinnen, dann die meisten Türme, dann die meisten Hütten. Ist alles gleich, teilt ihr euch den Sieg.',
        ],
      },
      'An einem Tisch, an dem um jeden Platz gespielt wird, spielen die anderen weiter: Wer fertig ist, bekommt den besten freien Platz, wer ausscheidet, den schlechtesten.',
    ],
    rules: 'TAL-11 bis TAL-14',
  },
  {
    id: 'marks',
    title: 'Zeichen und Wörter',
    body: [
      {
        terms: [
          ['Ebene', 'die Höhe eines Feldes; das Brett zeigt auf Wunsch die Zahl'],
          ['Landschaft', 'Dschungel, Lichtung, Sand, Fels, See; Vulkane gehören nicht dazu'],
          [
            'runde Hütte, schlanker Turm, breiter Tempel mit Stufen',
            'die drei Gebäudearten; jedes trägt das Zeichen seiner Farbe',
          ],
          ['Freiraum', 'etwas Leeres unter einem Plättchen; verboten'],
          ['Loch', 'eine leere Stelle mitten in der Insel; erlaubt'],
          ['blauer Ring', 'das kannst du jetzt wählen'],
        ],
      },
    ],
  },
];

export default help;
