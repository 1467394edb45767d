import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'Worum es geht',
    body: [
      'Ihr baut über der Erde ein Dorf wieder auf und erkundet die Höhlen darunter. Nach sieben Runden gewinnt, wer die meisten Dorfpunkte hat: aus Waren auf der Leiste, Gebäuden, Ruhm und dem, was die Gebäude versprechen.',
      {
        figure: 'cut',
        told: 'Ein Schnitt durch die Erde: oben Häuser, darunter eine freie Höhle und ein Außenposten.',
      },
      'Du beginnst mit 7 Münzen, einem Haus mit drei Betten und drei Bewohnern; zu viert sind zwei davon in der ersten Runde ermüdet.',
    ],
    rules: 'AAB-2.1, AAB-12',
  },
  {
    id: 'turn',
    phases: ['turn', 'turn-nobody', 'do', 'wait'],
    title: 'Dein Zug',
    body: [
      'In deinem Zug tust du genau eines: erkunden, bauen, ernten, trainieren oder arbeiten. Wer es tut, ist danach ermüdet. Dann ist der Nächste an der Reihe. Stattdessen kannst du passen und bist bis zum Ende der Runde draußen.',
      'Davor darfst du beliebig viel tun, was niemanden ermüdet: Waren auf die Leiste legen, das Verkaufsfeld ändern, kaufen, eine Reihe erneuern.',
      'Wähle zuerst die Bewohner oder zuerst die Aktion, wie du magst; dann bestätige.',
    ],
    rules: 'AAB-2.2 bis AAB-2.7',
  },
  {
    id: 'villagers',
    title: 'Bewohner',
    body: [
      {
        figure: 'villager',
        told: 'Ein Porträt mit einem Hammer links oben und sechs Balken für die sechs Seiten des Würfels.',
      },
      {
        terms: [
          ['Hammer', 'darf bauen'],
          ['Federkiel', 'darf Neue trainieren'],
          ['sechs Balken', 'die Laternen bei einem Wurf von 1 bis 6; hoher Balken, guter Wurf'],
          ['Mond', 'ermüdet: erst nach einer Nacht im Bett oder mit Apfelwein wieder bereit'],
          ['Kreuz', 'verletzt: Bett oder Trank machen daraus nur „ermüdet“'],
        ],
      },
    ],
    rules: 'AAB-4.1, AAB-6.1, AAB-3.8',
  },
  {
    id: 'explore',
    phases: ['option', 'section-die', 'lantern-die'],
    title: 'Erkunden',
    body: [
      'Zwei oder mehr Bereite gehen hinunter. Das Buch erzählt, was ihnen begegnet; du wählst eine der Möglichkeiten. Jede sagt, wie viele Laternen sie braucht, und oft eine höhere Zahl für eine andere Belohnung. Was etwas kostet, muss erst ganz bezahlt werden, und das Bezahlte ist auf jeden Fall weg. Darunter stehen deine Aussichten: so, wie sie sind, und wenn du Leute antreibst.',
      'Alle in der Gruppe würfeln und geben die Laternen ihrer Würfelseite. Dazu kommt, was Möglichkeit und Gebäude beisteuern.',
      'Gelingt es, bekommst du, was im Buch steht, und die Höhle gehört dir: Platz für einen Außenposten. Sonst kommt sie unter den Stapel, und manches rächt sich: Wird jemand verletzt, wählst du, wer. Bietet das Buch mehreres an, nimmst du genau eines.',
    ],
    rules: 'AAB-3',
  },
  {
    id: 'exert',
    phases: [
      'exert-or-fail',
      'exert-both',
      'exert-more',
      'number',
      'exerted',
      'injure',
      'alternative',
    ],
    title: 'Antreiben',
    body: [
      'Fehlen nach dem Wurf Laternen, so darfst du Leute der Gruppe antreiben: Jeder gibt eine Laterne dazu und ist dann verletzt. Sag, welche Zahl du erreichen willst, und kreuze genau so viele an, wie fehlen. Was sie gewürfelt haben, zählt weiter.',
      'Du bekommst nur die Belohnung der höchsten Zahl, die du erreichst.',
    ],
    rules: 'AAB-3.11 bis AAB-3.13',
  },
  {
    id: 'build',
    phases: ['building'],
    title: 'Bauen',
    body: [
      'Ein Bewohner mit Hammer baut eine Karte, die offen liegt, aus den Reihen oder eines der Häuser, die von Anfang an ausliegen; du zahlst ihren Preis. Ein Außenposten braucht eine freie Höhle. Seine Waren liegen sofort darauf, und was er kann, gilt ab jetzt.',
      {
        terms: [
          ['Bett', 'jede Nacht erholt sich darin einer'],
          ['Ware mit ↻', 'wächst am Ende jeder Runde nach, immer nur eine'],
          ['!', 'einmal, wenn gebaut wird'],
          ['Sechseck', 'Punkte am Ende; nach „/“ steht, wofür'],
        ],
      },
      'Dazu ist jedes Gebäude einen Punkt wert. Für eine Münze darfst du die Häuser oder die Außenposten erneuern.',
    ],
    rules: 'AAB-4, AAB-8.6, AAB-12.3, AAB-13',
  },
  {
    id: 'work',
    phases: ['villager', 'token', 'recruit'],
    title: 'Ernten, trainieren, arbeiten',
    body: [
      {
        terms: [
          ['ernten', 'jeder, den du schickst, holt eine Ware von deinen Gebäuden in deinen Vorrat'],
          [
            'trainieren',
            'jemand mit Federkiel holt jemand Neues aus der Reihe; den Preis sagt der Platz; wer kommt, ist ermüdet',
          ],
          [
            'arbeiten',
            'eine Münze für jeden; wer in einer Runde zuerst arbeitet, nimmt auch den Apfelwein',
          ],
        ],
      },
    ],
    rules: 'AAB-5, AAB-6, AAB-7',
  },
  {
    id: 'goods',
    phases: ['income', 'final', 'item'],
    title: 'Waren und die Leiste',
    body: [
      {
        figure: 'track',
        told: 'Acht Plätze; die Zahlen darüber sagen, was eine Ware dort wert ist.',
      },
      'Eine neue Warenart nimmt den ersten leeren Platz von links; mehr davon kommt obendrauf. Jeder Marker zählt am Ende die Zahl seines Platzes: 1, 1, 2, 2, 3, 4, 5, 6. Wovon du viel bekommst, das gehört also weit nach rechts. Was dort liegt, bleibt liegen.',
      'Je mehr Plätze belegt sind, desto höher dein Einkommen: 4 bis 8 Münzen. Legen darfst du in deinem Zug, vor deinem Einkommen und vor der Schlusswertung.',
    ],
    rules: 'AAB-10, AAB-9.10',
  },
  {
    id: 'trade',
    phases: ['answer', 'seller', 'price'],
    title: 'Kaufen und verkaufen',
    body: [
      'Eine Sache darf auf deinem Verkaufsfeld liegen; einmal in deinem Zug darfst du sie wechseln. Wer sie haben will, bietet im eigenen Zug mindestens 3 Münzen, und du nimmst an oder lehnst ab. Danach darf in diesem Zug nur mehr geboten werden.',
    ],
    rules: 'AAB-8.1 bis AAB-8.5',
  },
  {
    id: 'night',
    phases: ['recover-exhausted', 'recover-injured'],
    title: 'Die Nacht',
    body: [
      'Haben alle gepasst, ist die Runde zu Ende. Jedes Bett bringt einen Bewohner einen Schritt weiter: von verletzt zu ermüdet oder von ermüdet zu bereit. Niemand schläft in zwei Betten, und kein Bett darf leer bleiben, das jemand brauchen kann. Ein Trank hilft Verletzten, ein Apfelwein Ermüdeten; beides ist dann verbraucht.',
      'Nach Runde sieben gibt es keine Nacht mehr. Sonst gibt es danach Einkommen, Waren wachsen nach, neue Bewohner kommen in die Reihe, und der Startspieler wechselt.',
    ],
    rules: 'AAB-9',
  },
  {
    id: 'over',
    title: 'Das Ende',
    body: [
      {
        caption: 'Was nach der siebten Runde zählt',
        head: ['Was', 'Punkte'],
        rows: [
          ['Waren auf der Leiste', 'jede die Zahl ihres Platzes'],
          ['Gebäude', 'je 1, und was darauf steht'],
          ['Ruhm: Rang', '5, 3, 2 (zu zweit 3 für den Ersten)'],
          ['Ruhm: Stand', '−2 bis 7'],
        ],
      },
      'Waren im Vorrat oder auf dem Verkaufsfeld und freie Höhlen zählen nichts. Wer sich einen Rang teilt, teilt seine Punkte und die der folgenden Ränge, aufgerundet. Bei Gleichstand am Ende: mehr Münzen, dann mehr Bewohner, dann mehr Gebäude.',
    ],
    rules: 'AAB-12',
  },
  {
    id: 'marks',
    title: 'Zeichen und Wörter',
    body: [
      {
        terms: [
          ['blauer Rahmen', 'das kannst du jetzt wählen'],
          ['Haken', 'ist gewählt; noch einmal antippen nimmt es zurück'],
          [
            'gestrichelte Aktion',
            'frei: Sie ermüdet niemanden, und du darfst danach noch etwas tun',
          ],
          ['bereit, ermüdet, verletzt', 'wo jemand liegt; schicken kannst du nur Bereite'],
          [
            'Sechseck mit Stern',
            'Dorfpunkte; auf einer Karte zum Verkauf das, was sie jetzt brächte',
          ],
          [
            'Lesezeichen über dem Dorf',
            'was zuletzt im Buch gelesen wurde; du kannst es nachlesen',
          ],
        ],
      },
    ],
  },
];

export default help;
