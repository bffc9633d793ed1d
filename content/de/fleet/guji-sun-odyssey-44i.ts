import type { YachtCopy } from '../../copy.ts'

export const gujiSunOdyssey44i = {
  subtitle: 'Eine Segelyacht für {{gujiGuests}}, die selbst ans Ruder wollen',
  description:
    'Auf der Guji, einer Segelyacht mit Crew in San Blas, gehen Sie selbst ans Ruder; Platz ist für {{gujiGuests}} in {{gujiCabins}} Kabinen. Wer zu Hause segelt oder es endlich lernen will, ist auf ihr richtig. Kein Boot der Flotte kostet weniger.',
  fullDescription: [
    'Der Kapitän stellt die Maschine ab, und Sie hören, wie ein Boot klingt: Wasser am Rumpf, ein Block, der knackt, das Tuch, wenn es sich füllt. Philippe Briand hat die 44i für Jeanneau als schnelle Fahrtenyacht gezeichnet. Hoch am Wind legt sie sich auf die Seite und zieht los, Gischt fliegt über den Bug, und am Rad spüren Sie jede Bö in den Händen. Schon am ersten Nachmittag überlässt der Kapitän Ihnen das Steuer.',
    'In einer Woche segeln Sie von El Porvenir in der Regel bis Narganá und steigen dort ins kleine Flugzeug. Im Cockpit haben alle {{gujiGuests}} am Tisch Platz, unter Deck riecht es nach Holz und Kaffee. Sie schlafen im Nachtwind, bei offenen Luken; eine Klimaanlage hat die Guji nicht. Auch ein Wassermacher fehlt, darum duschen Sie kurz. Den Strom für den Kühlschrank liefert die Sonne, und kein Motor brummt. In die Kabinen führen steile Stufen.',
    'Die Woche kostet außerhalb der Hochsaison {{gujiWeek}} für das ganze Boot, voll belegt also {{gujiShare}} pro Person und Tag, mit Kapitän, Koch, Essen, Getränken und Diesel. Dafür rücken Sie zusammen: Eine Kabine hat ihr eigenes Bad, die beiden anderen haben eines gemeinsam, und die Crew schläft im Salon, wenn Sie sich zurückgezogen haben. Auch die Schräglage müssen Sie mögen: Kinder segeln erst ab {{youngestOnSailingYacht}} Jahren mit, und wer leicht seekrank wird, nimmt lieber zwei Rümpfe. Und weil der Kiel etwa 2,20 Meter tief geht, ankert die Guji weiter draußen als die Katamarane, und zum Strand bringt Sie das Beiboot.',
  ],
  crew: {
    captain:
      'Ein geduldiger Lehrer, der eine Wende lieber zeigt als beschreibt. Wer am Montag Schot und Fall verwechselt, refft am Freitag mit.',
    chef: 'Er kocht in einer Pantry, die sich neigt: unterwegs alles aus einem Topf, vor Anker den Fisch, den die Guna am Morgen gebracht haben. Zur versprochenen Stunde ist gedeckt.',
  },
  keywords: [
    'Sun Odyssey 44i',
    'Segelyacht mit Skipper mieten San Blas',
    'Segelurlaub Panama',
    'Segeln lernen Karibik',
    'Segelyacht für {{gujiGuests}}',
  ],
  service: {
    premium: {
      title: 'Mitmachen dürfen, nicht müssen',
      text: 'Sie segeln, so viel Sie mögen, und die Crew macht den Rest: Deck spülen, Kojen richten, das nasse Zeug an die Reling hängen. Abends liegt Ihr Buch wieder da, wo Sie es gelassen haben.',
    },
    gourmet: {
      title: 'Mit einer Hand zu essen',
      text: 'Unterwegs reicht der Koch, was ohne Messer geht: gefüllte Fladen, Obst, Reis mit Bohnen in einer tiefen Schale. Liegt das Boot wieder gerade, deckt er richtig, und es gibt Fisch mit Limette und Patacones.',
    },
    safety: {
      title: 'Das Reff sitzt früh',
      text: 'Der Kapitän verkleinert die Segel, bevor es nötig ist, und sagt dazu, warum. Für alle liegt eine Weste in der richtigen Größe bereit; auf dem Vordeck tragen Neulinge sie auch bei Sonnenschein.',
    },
    adventures: {
      title: 'Vormittags Wind, nachmittags Riff',
      text: 'Bis Mittag sind Schot und Ruder in Ihrer Hand. Danach liegt das Riff neben dem Ankerplatz und das Kajak an Deck. Wer lieber zusieht, setzt sich auf die hohe Kante und lässt die Beine baumeln.',
    },
  },
  activities: {
    'sailing-lessons':
      'Der Kapitän übt mit Ihnen dort, wo das Riff die See abhält und den Wind durchlässt: Kurs halten, wenden, halsen, reffen. Einen Schein bekommen Sie nicht, wohl aber einen blauen Fleck am Schienbein und eine saubere Wende.',
    snorkelling:
      'Verschwitzt vom Kreuzen springen Sie vom Heck und lassen sich an der Riffkante entlangtragen, der Kapitän folgt im Beiboot. Halten Sie unter Wasser kurz still: Was da knirscht, sind Papageifische an den Korallen.',
    fishing:
      'In Guna Yala fischen die Guna, und wir kaufen bei ihnen. Segeln Sie die Guji in einem anderen Revier, läuft am Heck eine Schleppangel mit, wo es erlaubt ist. Mit etwas Glück hängt eine Königsmakrele daran.',
    'island-hopping':
      'Sie kreuzen zu den Holandeses hinaus und rauschen mit halbem Wind hinüber nach Coco Bandero. Auf der Guji freuen Sie sich auf die Strecke und nehmen die Insel gern mit.',
    'village-visit':
      'In Narganá gehen Sie mit einem Guna aus dem Ort über die Brücke nach Corazón de Jesús und kaufen Brot, das noch warm ist. Die Gemeinde legt Stunde und Gebühr fest, Sie fragen vor jedem Foto.',
    stargazing:
      'Sie liegen auf dem Vordeck, der Mast zeigt ins Schwarze, und unser Ankerlicht ist die letzte Lampe vor dem Horizont. An Abenden im April und Mai steht tief im Süden das Kreuz.',
  },
} satisfies YachtCopy
