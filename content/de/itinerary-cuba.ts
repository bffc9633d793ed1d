import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Kuba segeln: Törnplan Havanna und Cayo Largo',
    description:
      'Segelreise auf Kuba Tag für Tag: Havanna zu Fuß, über Land nach Cienfuegos, eine Nacht unter Segeln nach Cayo Largo und weiter zu leeren Cayos.',
    keywords: [
      'Törnplan Kuba',
      'Havanna und Cayo Largo',
      'Cienfuegos segeln',
      'Los Canarreos',
      'sieben Tage Kuba',
    ],
  },
  title: 'Von den Arkaden *zu den Cayos*',
  lead: 'Zwei Abende in Havanna, der zweite mit Musik, eine Nacht unter Segeln und danach weißer Sand vor der Badeleiter.',
  paragraphs: [
    'Zwei Tage lang gehört Ihnen Havanna, zu Fuß. Am dritten geht es durchs Zuckerrohr nach Süden, und das Abendessen steht schon auf dem Boot. In einer Woche schlafen Sie fünf Nächte an Bord, eine davon auf See und vier vor Cayo Largo; einsam wird es ab dem achten Tag, weiter im Westen.',
    'Die rund {{cayoLargoMiles}} Seemeilen von Cienfuegos nach Cayo Largo segeln Sie bei Nacht, meist mit dem Wind von hinten, und bei Sonnenaufgang liegen die Cayos voraus. Wer ein Bett mag, das stillhält, fliegt nach Cayo Largo und steigt dort zu. Danach liegt die Yacht jede Nacht vor Anker. In vierzehn Tagen kommen am Ende zwei lange Tagesetappen dazu, nach Cayo Guano und zurück nach Cienfuegos.',
    'Die erste Woche endet auf Cayo Largo, das einen Flughafen hat: Den Flug nach Havanna buchen wir, ebenso Hotel und Wagen, und alle drei sind im Preis. Führungen und Essen in den Städten zahlen Sie vor Ort, in bar; rechnen Sie dort auch mit Stromausfällen. Für die Papiere in jedem Hafen lässt der Plan Zeit. Für Kuba brauchen Sie ein E-Visum und eine Krankenversicherung, für die USA danach ein Visum statt ESTA; mehr steht auf der Seite über Kuba.',
  ],
  days: [
    {
      title: 'Havanna zu Fuß',
      location: 'Havanna',
      activities: [
        'Vom Flughafen ins Hotel, und gleich wieder hinaus',
        'Die vier Plätze der Altstadt, auf eigene Rechnung mit einer Führerin, die dort wohnt',
        'Der Malecón bei tiefer Sonne',
        'Abendessen auf eigene Rechnung in einem Paladar, einem Restaurant in einem Wohnhaus',
      ],
      highlights: ['Welterbe Altstadt', 'Malecón'],
    },
    {
      title: 'Werkstätten und Forts',
      location: 'Havanna',
      activities: [
        'Auf eigene Rechnung mit einer Führerin in eine Druckwerkstatt und auf den Hof eines Mechanikers',
        'Mit der Fähre über den Hafen zu den Forts',
        'Der Nachmittag gehört Ihnen allein',
        'Spät am Abend Musik in einem kleinen Raum',
      ],
      highlights: ['Werkstätten', 'Musik'],
    },
    {
      title: 'Nach Süden',
      location: 'Cienfuegos',
      activities: [
        'Über Land, durch Zuckerrohr',
        'Säulen und Innenhöfe in Cienfuegos',
        'Am Nachmittag an Bord: Einweisung und Abendessen',
        {
          line: 'Nach dem Essen unter dem Fort hinaus in die Nacht',
          dark: 'Nach dem Essen unter dem Fort hinaus, die Sterne über dem Mast',
          moonlit: 'Nach dem Essen im Mondlicht unter dem Fort hinaus',
        },
      ],
      highlights: ['Cienfuegos', 'Auslaufen am Abend'],
    },
    {
      title: 'Die Nacht und die Cayos',
      location: 'Cayo Largo',
      activities: [
        'Kapitän und Koch wechseln sich am Ruder ab; Sie teilen sich eine Wache mit ihnen oder verschlafen alle',
        'In der Dämmerung nach Delfinen Ausschau halten',
        'Eine flache grüne Linie: Land',
        'Papiere beim Hafenamt, dann frühstücken, baden, ausschlafen',
      ],
      highlights: ['Eine Nacht unter Segeln', 'Landfall'],
    },
    {
      title: 'Playa Sirena',
      location: 'Cayo Largo',
      activities: [
        {
          line: 'Die Yacht bleibt vor Anker: Strand und Riff erreichen Sie von hier mit dem Beiboot',
          lastNight: 'Zum Strand am Westende, der vor dem Ostwind geschützt liegt',
        },
        'Bei Ebbe auf die Sandbank hinaus',
        'Schnorcheln vor der Landspitze',
        'Fisch vom Grill, mit Reis und schwarzen Bohnen',
      ],
      highlights: ['Playa Sirena', 'Sandbank'],
    },
    {
      title: 'Leguane und Riff',
      location: 'Cayo Largo',
      activities: [
        {
          line: 'Nach dem Frühstück Anker auf, unter Segeln am Riff entlang',
          motor: 'Nach dem Frühstück Anker auf, am Riff entlang',
        },
        'Mit dem Beiboot zum Cayo der Leguane: Abstand halten, und das Obst bleibt an Bord',
        'Schnorcheln an der Riffkante',
        'Zum Sonnenuntergang zurück am Ankerplatz',
      ],
      highlights: ['Leguane', 'Riffkante'],
    },
    {
      title: 'Bei den Schildkröten',
      location: 'Cayo Largo',
      activities: [
        'Schutzstation für Meeresschildkröten an der Marina',
        'Ein Bad vor dem Abendessen',
        'Festessen an Bord',
        {
          line: 'Der Flughafen liegt auf der Insel, eine kurze Fahrt entfernt',
          moreNights: 'Später ein Spaziergang an der Marina entlang',
        },
      ],
      highlights: ['Meeresschildkröten', 'Flughafen auf der Insel'],
    },
    {
      title: 'In den leeren Westen',
      location: 'Cayo Rosario',
      activities: [
        'Mit dem Wind an den Bänken entlang',
        'Reiher und Pelikane, sonst niemand',
        'Ankern vor einem leeren Strand',
        'Kein Licht ringsum',
      ],
      highlights: ['Leere Cayos', 'Wind von hinten'],
    },
    {
      title: 'Das Außenriff',
      location: 'Cayo Rosario',
      activities: [
        'Schnorcheln und Freitauchen am Außenriff',
        { line: 'Im Kajak durch einen Mangrovenkanal', noKayak: 'Im Beiboot durch einen Mangrovenkanal' },
        'Am Abend Fisch vom Grill, am Strand',
      ],
      highlights: ['Mangrovenkanal', 'Nacht vor leerem Strand'],
    },
    {
      title: 'Zurück nach Cayo Largo',
      location: 'Cayo Largo',
      activities: [
        'Nach dem Frühstück Anker auf, Kurs Ost',
        { line: 'Gegen den Wind unter Maschine, und Sie dürfen ans Ruder', motor: 'Sie dürfen ans Ruder' },
        'Dusche, Spaziergang und ein kaltes Bier an der Marina',
        { line: 'Nacht nahe dem Flughafen der Insel', moreNights: 'Ein stiller Abend vor Anker' },
      ],
      highlights: ['Sie am Ruder', 'Abend an der Marina'],
    },
    {
      title: 'Ein Strandtag',
      location: 'Cayo Largo',
      activities: [
        'Baden auf der geschützten Seite',
        'Am Strand entlang, bis Ihnen ein Mensch begegnet',
        'Mittagsschlaf an Deck',
        'Karten nach dem Abendessen',
      ],
      highlights: ['Langer Strand', 'Ohne Plan'],
    },
    {
      title: 'Die Insel mit dem Leuchtturm',
      location: 'Cayo Guano del Este',
      activities: [
        'Nach Osten, nur bei beständigem Wetter',
        'Ankern unter dem Leuchtturm',
        'Schnorcheln an einer selten besuchten Wand',
        'Weht es zu stark, bleiben wir vor Cayo Largo und laufen am nächsten Tag vor Sonnenaufgang aus, etwa elf Stunden bis Cienfuegos',
      ],
      highlights: ['Ein einsamer Leuchtturm', 'Selten besuchte Wand'],
    },
    {
      title: 'Die Bucht',
      location: 'Cienfuegos',
      activities: [
        { line: 'Ein Tag am Wind bis zum Festland', motor: 'Über tiefes Wasser zurück zum Festland' },
        'Am Nachmittag unter dem Fort hindurch in die Bucht',
        'Gang durch die Innenstadt, die französische Siedler anlegten',
        'Letzte Nacht an Bord',
      ],
      highlights: ['Welterbe Innenstadt', 'Festung Jagua'],
    },
    {
      title: 'Zurück nach Havanna',
      location: 'Havanna',
      activities: [
        'Über Land in die Hauptstadt',
        'Ein letzter Gang durch die Arkaden',
        'Ein letztes Abendessen in der Stadt',
        'Noch eine Nacht im Hotel, am nächsten Tag der Heimflug',
      ],
      highlights: ['Abend in Havanna', 'Heimreise'],
    },
  ],
  leisure: [
    'Wieder nach Westen, vor Cayo Rosario, hinter das Riff',
    'Freitauchen an der Riffkante, immer zu zweit',
    'Die Leguane ein zweites Mal, früh am Morgen, wenn sie noch kalt und langsam sind',
    'Playa Sirena und die Strände daneben, jeden Tag einer',
    'Tage ohne Plan: ein Buch, ein Bad, Domino mit der Crew',
  ],
  closing: {
    title: 'Mit oder ohne Havanna?',
    text: 'Sie können auch direkt nach Cayo Largo fliegen und alle Tage segeln. Schreiben Sie uns, was Ihnen lieber ist und mit welchen Pässen Sie reisen; mit dem Plan erfahren Sie, welche Papiere jeder braucht.',
  },
} satisfies ItineraryCopy
