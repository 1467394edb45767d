import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'Worum es geht',
    body: [
      'Kleine Völker bauen in einem verlassenen Garten eine Stadt. Du setzt Stockwerke aufeinander, erfüllst öffentliche Bauvorhaben und arbeitest auf zwei geheime hin, die niemand sonst kennt.',
      'Öffentliche Bauvorhaben bringen sofort Punkte, am Ende zählen deine beiden geheimen und die Leute, die dir bleiben. Die meisten Punkte gewinnen; bei Gleichstand teilt ihr den Sieg.',
    ],
    rules: 'GAR-15, GAR-16',
  },
  {
    id: 'secrets',
    phases: ['secrets', 'keep', 'wait-secrets'],
    title: 'Vor dem ersten Zug: zwei von vier',
    body: [
      'Jeder hat 20 Stockwerke (zu dritt 17, zu viert 14), vier Listen und 35 Leute; wer beginnt, hat 38.',
      'Alle bekommen vier geheime Bauvorhaben und behalten zwei verschiedene. Ihr wählt gleichzeitig. Der Garten, die öffentlichen Bauvorhaben und wer beginnt, stehen dann schon fest; die übrigen Karten sieht niemand mehr.',
      'Zeige auf eine Karte, dann leuchtet im Garten auf, worum es ihr geht: eine Bodenart oder zwei Gebiete.',
      {
        caption: 'Was geheime Bauvorhaben am Ende zählen',
        head: ['Bauvorhaben', 'Punkte'],
        rows: [
          ['Tanzlokal, Postamt, Kaserne', '1 für jedes Stockwerk auf Wiese, Stroh, Laub'],
          [
            'Skulptur, Markt, Wachturm',
            '3 für jedes Gebäude ab 2 Stockwerken auf Wiese, Stroh, Laub',
          ],
          ['Glockenturm', '7 für jedes Gebiet, in dem ein Gebäude von dir ab 3 Stockwerke hat'],
          ['Sternwarte', '11 für jedes Gebiet, in dem ein Gebäude von dir ab 4 Stockwerke hat'],
          [
            'Gebietskontrolle',
            '4 für die meisten Stockwerke (ohne Gleichstand) in einem der beiden Gebiete, 12 in beiden',
          ],
        ],
      },
    ],
    rules: 'GAR-1.6 bis GAR-1.8',
  },
  {
    id: 'crane',
    phases: ['first', 'action', 'moved-on', 'field', 'wait', 'setup'],
    title: 'Die Schildkröte trägt den Kran',
    body: [
      'Du handelst in dem Gebiet, in dem die Schildkröte steht. Der Garten hat sieben Gebiete, jedes ein Beet mit Pflanze und Zahl, und jedes davon sieben Felder, die gleich angeordnet sind: Wo das benutzte Feld in seinem Gebiet liegt, dort liegt im Garten das Gebiet, in das die Schildkröte als Nächstes geht.',
      {
        figure: 'crane',
        told: 'Ein Gebiet mit sieben Feldern neben dem ganzen Garten: Eine Aktion auf dem rechten Feld schickt die Schildkröte ins rechte Gebiet.',
      },
      'Die Felder des beleuchteten Gebiets tragen Pflanze und Zahl des Gebiets, in das sie führen. Wer als Nächstes handelt, handelt dort, und das kann jemand anders sein.',
      'Nur die allererste Aktion des Spiels darf überall stattfinden.',
    ],
    rules: 'GAR-4',
  },
  {
    id: 'build',
    phases: ['do', 'ground'],
    title: 'Bauen oder abreißen',
    body: [
      'Bauen: Setze ein Stockwerk auf ein freies Feld oder auf ein eigenes Gebäude ohne Dach. Du zahlst mit Leuten: die Zahl des Feldes und einen mehr für jedes Stockwerk, das dort schon steht. Mindestens einer bleibt immer zu Hause.',
      {
        figure: 'build',
        told: 'Auf einem Feld mit der Zahl 3 kostet das erste Stockwerk 3, das zweite 4, das dritte 5. Mit einem Dach ist ein Gebäude abgeschlossen.',
      },
      'Dornenbuschfelder haben die Zahl 5. Wer dort zuerst baut, legt ein Bodenplättchen und bestimmt so die Bodenart für den Rest des Spiels.',
      'Abreißen: Nimm ein ganzes eigenes Gebäude zurück, auch eines mit Dach. Es bringt doppelt so viele Leute, wie seine Stockwerke gekostet haben.',
      {
        caption: 'Was ein Gebäude wert ist',
        head: ['Stockwerke', '1', '2', '3', '4', '5'],
        rows: [
          ['1', '2', '4', '6', '8', '10'],
          ['2', '6', '10', '14', '18', '22'],
          ['3', '12', '18', '24', '30', '36'],
          ['4', '20', '28', '36', '44', '52'],
        ],
      },
      'Die Spalten sind die Zahlen der Felder.',
    ],
    rules: 'GAR-6, GAR-7, 4.7',
  },
  {
    id: 'moved-on',
    phases: ['nowhere', 'pass'],
    title: 'Wenn sich nichts bauen lässt',
    body: [
      'Kannst du im Gebiet der Schildkröte nichts bauen und willst dort auch nichts abreißen oder überfallen, rückt die Aktion zur nächsten Zahl weiter, nach der 7 zur 1, bis du bauen kannst. Zum Abreißen bist du nie gezwungen.',
      'Nur wenn du nirgends bauen kannst, darfst du auf die Aktion verzichten.',
    ],
    rules: 'GAR-5',
  },
  {
    id: 'projects',
    phases: ['claim', 'refill'],
    title: 'Öffentliche Bauvorhaben und Dächer',
    body: [
      'Vier öffentliche Bauvorhaben liegen aus. Erfüllt das Stockwerk, das du gerade gesetzt hast, eines davon, darfst du es nehmen: Es bringt sofort Punkte, und das Gebäude mit diesem Stockwerk bekommt ein Dach. Je Aktion geht das einmal.',
      {
        figure: 'project',
        told: 'Zwei Stockwerke auf Wiese zwischen je einem auf Stroh und auf Laub: Zusammen erfüllen sie ein großes Bauvorhaben, und das letzte bekommt das Dach.',
      },
      {
        list: [
          'Nur eigene Gebäude ohne Dach zählen, und das neue Stockwerk muss dazugehören. Benachbart sind auch Felder zweier Gebiete, die sich berühren.',
          'Zahlen von Stockwerken sind Mindestzahlen.',
          'Ein freies Nachbarfeld muss wirklich frei sein; Dornenbüsche ohne Plättchen haben keine Bodenart.',
          'Ein abgeschlossenes Gebäude wächst nicht mehr und zählt nur noch für den Zuwachs und die Gebietskontrolle.',
        ],
      },
      {
        caption: 'Was öffentliche Bauvorhaben verlangen',
        head: ['Punkte', 'Deine Gebäude, alle ohne Dach'],
        rows: [
          ['3', 'zwei Nachbarn auf derselben Bodenart, oder 2 Stockwerke in einem äußeren Gebiet'],
          ['4', '2 Stockwerke neben einem freien Feld einer anderen Bodenart'],
          ['5', 'zwei Nachbarn auf derselben Bodenart, einer davon mit 2 Stockwerken'],
          ['7', '3 Stockwerke im mittleren Gebiet'],
          ['11', '2 Stockwerke neben je einem Gebäude auf den beiden anderen Bodenarten'],
        ],
      },
      'Beim Bauen ist das beste Bauvorhaben schon angewählt; drücke auf seine Karte oder sein Schild, um das zu ändern.',
    ],
    rules: 'GAR-9, GAR-10',
  },
  {
    id: 'ruses',
    phases: ['from', 'to'],
    title: 'Listen',
    body: [
      'Du hast vier Listen für das ganze Spiel und darfst je Aktion höchstens eine einsetzen.',
      {
        terms: [
          [
            'Gebiet wechseln',
            'handle stattdessen im Gebiet mit der nächsthöheren oder nächstniedrigeren Zahl, 7 und 1 sind Nachbarn; ein Faden zeigt, welche das sind',
          ],
          [
            'Dach verschieben',
            'nimm das Dach von einem eigenen Gebäude im Gebiet der Aktion, setze es auf ein anderes eigenes auf derselben Bodenart und baue oder reiße dann im ersten Gebiet ab',
          ],
          [
            'Gebäude überfallen',
            'übernimm ein fremdes Gebäude: Wem es gehörte, bekommt seinen Wert von deinen Leuten und die Stockwerke zurück, und du setzt ebenso viele eigene hin; von beidem brauchst du genug',
          ],
        ],
      },
    ],
    rules: 'GAR-8',
  },
  {
    id: 'round',
    phases: ['next'],
    title: 'Runden, Züge und Zuwachs',
    body: [
      'Der erste Zug einer Runde hat eine Aktion, jeder weitere zwei. Zu dritt und zu viert benennt, wer fertig ist, die nächste Person; wer in einer Runde zuletzt dran ist, beginnt die folgende. Zu zweit wechselt ihr euch ab, jeder zweimal in der Runde.',
      'Nach dem letzten Zug wachsen die Völker: Wer in einem Gebiet die meisten Stockwerke hat, bekommt zwei Leute, bei Gleichstand alle Beteiligten je einen. Die Schilder der Gebiete sagen, wer gerade wachsen würde.',
    ],
    rules: 'GAR-3, GAR-12',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'Das Ende',
    body: [
      'Sobald jemand sein letztes Stockwerk setzt, wird die Runde zu Ende gespielt, die Völker wachsen noch einmal, und die geheimen Bauvorhaben werden aufgedeckt.',
      {
        list: [
          'Öffentliche Bauvorhaben: sind schon gezählt.',
          'Geheime Bauvorhaben: Nur Gebäude ohne Dach zählen, außer bei der Gebietskontrolle.',
          'Bevölkerung: unter 10 verlierst du Punkte, bis zu 30; ab 38 sind es 10 Punkte.',
        ],
      },
      {
        caption: 'Was deine Leute zählen',
        head: [
          'Leute',
          '1',
          '2–3',
          '4–5',
          '6–7',
          '8–9',
          '10',
          '11–13',
          '14–16',
          '17–19',
          '…',
          '38',
        ],
        rows: [['Punkte', '−30', '−20', '−10', '−5', '−3', '0', '1', '2', '3', '+1 je 3', '10']],
      },
    ],
    rules: 'GAR-14, GAR-15',
  },
  {
    id: 'marks',
    title: 'Zeichen und Wörter',
    body: [
      {
        figure: 'things',
        told: 'Kronkorken, Fingerhüte, Streichholzschachteln und Garnrollen: Jedes Volk baut mit einem Fundstück.',
      },
      {
        terms: [
          ['Blume, Pilz, Blatt', 'Wiese, Stroh, Laub; Dornenbüsche haben kein Zeichen'],
          ['Zahl auf einem Kiesel', 'was das nächste Stockwerk kostet'],
          ['dunkle Zahl', 'wie viele Stockwerke ein Gebäude hat'],
          ['Eichelkappe', 'ein Dach: Das Gebäude ist abgeschlossen'],
          ['Pflanze und Zahl auf einem Feld', 'das Gebiet, in das es führt'],
          [
            'kleine Beete in der Ecke',
            'der Schlüssel: Wo ein Feld in seinem Beet liegt, dort liegt das Beet, zu dem es führt',
          ],
          ['Zeichen mit +2 oder +1 auf einem Schild', 'wer dort wachsen würde'],
          ['Zeichen auf einem Bauvorhaben', 'wer es mit dem nächsten Stockwerk erfüllen könnte'],
          ['blauer Ring', 'das kannst du wählen; gestrichelt: mit einer List'],
        ],
      },
    ],
  },
];

export default help;
