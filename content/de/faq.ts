import type { FaqCopy } from '../copy.ts'

export const faq = {
  meta: {
    title: 'Fragen und Antworten vor dem Ablegen',
    description: 'Der Weg zum Boot, was der Preis enthält und was nicht, Seekrankheit, Kinder, Wetter und Kuba: klare Antworten auf das, was Gäste zuerst fragen.',
    keywords: ['Fragen Yachtcharter', 'Anreise San Blas', 'was ist im Charter enthalten', 'Katamaran oder Einrumpfer', 'Seekrankheit', 'Kuba ESTA'],
  },
  hero: { title: 'Was Gäste *zuerst fragen*', lead: 'Geld, Seegang, Essen und der Weg zum Boot. Fehlt Ihre Frage, dann stellen Sie sie uns.' },
  transport: {
    title: 'Anreise und Transfer',
    items: {
      'panama-guna-yala': { question: 'Wie komme ich von Panama-Stadt nach Guna Yala?', answer: 'Auf zwei Wegen, und wir organisieren beide.\n\n1. **Mit dem Flugzeug.** Direktflug von Albrook nach El Porvenir, etwa 40 Minuten. Die Maschinen sind klein, und die Flugpläne ändern sich; wir bestätigen Ihnen die Zeiten für Ihren Termin.\n2. **Über Land und Wasser.** Rund drei Stunden im Geländewagen nach Cartí, dann etwa eine Stunde im Schnellboot. Abfahrt gegen 5:15 Uhr, weil die Straße am Nachmittag gesperrt wird. In den windigen Monaten wird man im Boot nass.\n\nNehmen Sie den Reisepass mit; er wird an der Grenze der Comarca, des autonomen Gebiets der Guna, geprüft. Dort fällt eine Eintrittsgebühr von etwa 20 bis 22 US$ pro Person an, in bar.' },
      'colombia-bahamas-transfer': { question: 'Wie läuft es in Kolumbien und auf den Bahamas?', answer: 'Wir holen Sie am internationalen Flughafen ab, in Cartagena oder Nassau, und wenige Minuten später sind Sie auf der Yacht. In Kuba gehört der Transfer zur Route; Näheres steht im [Törnplan Kuba](page:itineraryCuba).' },
      'mainland-stay': { question: 'Können wir vor dem Törn an Land bleiben?', answer: 'Ja, in den meisten Revieren, und nach einem langen Flug raten wir dazu. Panama-Stadt und Cartagena sind einen Tag wert. Der Aufenthalt ist nicht im Charterpreis enthalten; Hotel und Wagen schlagen wir vor.' },
    },
  },
  general: {
    title: 'Der Törn',
    items: {
      booking: { question: 'Wie buche ich?', answer: 'Sie [schreiben uns](page:contact) mit Terminen und Personenzahl. Wir antworten mit Booten, Preisen und Routen. Wenn Sie gewählt haben, erhalten Sie ein schriftliches Angebot mit Zahlungs- und Stornobedingungen; verbindlich wird es, wenn beide bestätigen. Auf dieser Seite wird nichts bezahlt. Sollen die Flüge dazu, hilft [Fly & Sail](page:flySail).' },
      season: { question: 'Wann ist die beste Zeit?', answer: 'Von Ende Dezember bis April ist es überall trocken und luftig.\n\n- **Panama:** Januar bis April.\n- **Kolumbien:** Dezember bis April.\n- **Kuba und Bahamas:** November bis April. Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November.\n\nWeihnachten, Karneval und Ostern sind als Erstes ausgebucht.' },
      crew: { question: 'Wer ist mit an Bord?', answer: 'Auf jeder Yacht ein Kapitän und ein Koch. Einen Segelschein brauchen Sie nicht, und mithelfen dürfen Sie, so viel Sie mögen.' },
      included: { question: 'Was enthält der Preis?', answer: 'Yacht, Crew, drei Mahlzeiten am Tag, Getränke, Treibstoff und Hafengebühren. Die Seite jeder [Yacht](page:yachts) führt auf, was für sie gilt, denn die Ausstattung ist verschieden.' },
      'not-included': { question: 'Was ist nicht enthalten?', answer: '- Flüge und Hotels\n- die [Reiseversicherung](page:insurance), die Pflicht ist\n- Transfers, sofern nicht im Angebot\n- Trinkgeld\n- persönliche Abgaben vor Ort, in Guna Yala etwa 20 bis 22 US$\n- auf den Bahamas die Chartergebühr von 14 % für fremdflaggige Yachten, seit Juli 2025' },
      'group-size': { question: 'Wie viele können wir sein?', answer: 'Zwei bis zwölf auf einer Yacht. Macan nimmt sechs Gäste mit, Tsabalok acht, die Bali 5.4 zwölf in sechs Kabinen. Sind Sie mehr, segeln zwei Boote zusammen.' },
      'special-requests': { question: 'Wir haben besondere Wünsche. Geht das?', answer: 'Vegan, glutenfrei, eine Geburtstagstorte, eine feste Hand an der Leiter: Wenn wir es früh wissen, lässt sich fast alles machen. Für entlegene Inseln ist schon eingekauft, bevor Sie an Bord kommen.' },
      'catamaran-or-monohull': { question: 'Katamaran oder Einrumpfer?', answer: 'Ein **Katamaran** liegt waagerecht, hat viel Deck und Kabinen, die weit auseinanderliegen; Familien und Neulinge wählen ihn fast immer. Ein **Einrumpfer** wie [Guji](page:yacht/guji-sun-odyssey-44i) legt sich auf die Seite, steuert sich gefühlvoller und kostet weniger.' },
      seasick: { question: 'Werde ich seekrank?', answer: 'Vor Anker kaum: Hinter dem Riff bewegt sich das Wasser wenig. Am ruhigsten sind San Blas und, sobald die Überfahrt ab Nassau geschafft ist, die Exumas; die Schläge dauern dort meist ein, zwei Stunden. Ein Katamaran hilft auch. Tabletten nimmt man vor dem Auslaufen; unterwegs schauen Sie zum Horizont und sagen dem Kapitän Bescheid.' },
      'day-on-board': { question: 'Wie sieht ein Tag aus?', answer: 'Kaffee und ein Bad bei Sonnenaufgang, dann Frühstück. Gesegelt wird ein, zwei Stunden, wenn die Sonne hoch genug steht, um das Riff zu zeigen. Mittags fällt der Anker, gegessen wird im Schatten, und danach schläft, wer mag. Der Nachmittag gehört dem Riff, dem Kajak oder einer Insel. Abends gibt es, was die Fischer gebracht haben. Um zehn liegen die meisten in der Koje.' },
      children: { question: 'Können Kinder mit?', answer: 'Gern, am besten auf einem Katamaran. Nennen Sie uns Alter und Gewicht, damit die Schwimmwesten passen. Die Verantwortung an Bord und im Wasser bleibt bei den Eltern. Auf [Tsabalok](page:yacht/leopard-42-tsabalok) ist der Personensatz für Kinder unter 12 Jahren um 30 % niedriger.' },
      weather: { question: 'Was geschieht bei schlechtem Wetter?', answer: 'Der Kapitän ändert die Route. In San Blas ist ein geschützter Platz selten weit. Droht in Kuba oder auf den Bahamas ein benannter Sturm, sucht die Yacht rechtzeitig Schutz, und wir sprechen nach den Vertragsbedingungen über einen anderen Termin oder ein anderes Revier. Für Ihre Flüge gibt es die [Versicherung](page:insurance).' },
      'cuba-visa-waiver': { question: 'Hat eine Kuba-Reise Folgen für die Einreise in die USA?', answer: 'Ja. Wer seit Januar 2021 in Kuba war, kann die visumfreie Einreise (ESTA) nicht mehr nutzen und braucht ein Visum, auch zum Umsteigen. Fragen Sie vor der Buchung beim Konsulat nach. Reisen nach [Panama](page:panama) und [Kolumbien](page:colombia) haben diese Folge nicht.' },
    },
  },
  closing: { title: 'Noch eine Frage offen?', text: 'Fragen Sie schriftlich, am Telefon oder über WhatsApp. Wir antworten in den Sprechzeiten.', cta: 'Frage stellen' },
} satisfies FaqCopy
