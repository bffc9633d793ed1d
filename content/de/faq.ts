import type { FaqCopy } from '../copy.ts'

export const faq = {
  meta: {
    title: 'Fragen vor dem Ablegen, beantwortet',
    description: 'Der Weg zum Boot, was der Preis enthält und was nicht, Seekrankheit, Kinder, Wetter und Kuba: klare Antworten auf das, was Gäste zuerst fragen.',
    keywords: ['Fragen Yachtcharter', 'Anreise San Blas', 'was ist im Charter enthalten', 'Katamaran oder Einrumpfer', 'Seekrankheit', 'Kuba ESTA'],
  },
  hero: { title: 'Was Gäste *zuerst fragen*', lead: 'Das Geld, die Bewegung, das Essen und der Weg zum Boot. Fehlt Ihre Frage, dann stellen Sie sie.' },
  transport: {
    title: 'Anreise und Transfer',
    items: {
      'panama-guna-yala': { question: 'Wie komme ich von Panama-Stadt nach Guna Yala?', answer: 'Auf zwei Wegen, und wir organisieren beide.\n\n1. **Mit dem Flugzeug.** Direktflug von Albrook nach El Porvenir, etwa 40 Minuten. Die Maschinen sind klein, die Pläne ändern sich; wir bestätigen sie für Ihren Termin.\n2. **Über Land und Wasser.** Rund drei Stunden im Geländewagen nach Cartí, dann etwa eine Stunde im Schnellboot. Abfahrt gegen 5:15 Uhr, weil die Straße am Nachmittag schließt. In den windigen Monaten wird man im Boot nass.\n\nNehmen Sie den Reisepass mit; er wird an der Grenze der Comarca geprüft. Die Gemeinde erhebt eine Eintrittssteuer von etwa 20 bis 22 USD pro Person, bar.' },
      'colombia-bahamas-transfer': { question: 'Und in Kolumbien und auf den Bahamas?', answer: 'Wir holen Sie am internationalen Flughafen ab, in Cartagena oder Nassau, und wenige Minuten später sind Sie auf der Yacht. In Kuba gehört der Transfer zur Route; der [Törnplan Kuba](page:itineraryCuba) zeigt, wie.' },
      'mainland-stay': { question: 'Können wir vor dem Törn an Land bleiben?', answer: 'Ja, in den meisten Revieren, und nach einem langen Flug raten wir dazu. Panama-Stadt und Cartagena verdienen einen Tag. Der Aufenthalt ist nicht im Charterpreis; Hotel und Wagen schlagen wir vor.' },
    },
  },
  general: {
    title: 'Der Törn',
    items: {
      booking: { question: 'Wie bucht man?', answer: 'Sie [schreiben uns](page:contact) mit Terminen und Personenzahl. Wir antworten mit Booten, Preisen und Routen. Wenn Sie gewählt haben, erhalten Sie ein schriftliches Angebot mit Zahlungs- und Stornobedingungen; verbindlich wird es, wenn beide bestätigen. Auf dieser Seite wird nichts bezahlt. Sollen die Flüge dazu, hilft [Fly & Sail](page:flySail).' },
      season: { question: 'Wann ist die beste Zeit?', answer: 'Von Dezember bis April ist es überall trocken und luftig.\n\n- **Panama:** Januar bis April.\n- **Kolumbien:** Dezember bis April.\n- **Kuba und Bahamas:** November bis April. Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November.\n\nWeihnachten, Karneval und Ostern sind zuerst vergeben.' },
      crew: { question: 'Wer ist mit an Bord?', answer: 'Ein Kapitän und ein Koch, auf jeder Yacht. Einen Schein brauchen Sie nicht; helfen dürfen Sie viel, wenig oder gar nicht.' },
      included: { question: 'Was enthält der Preis?', answer: 'Yacht, Crew, drei Mahlzeiten am Tag, Getränke, Treibstoff und Hafengebühren. Die Seite jeder [Yacht](page:yachts) führt auf, was dort gilt, denn die Ausstattung ist verschieden.' },
      'not-included': { question: 'Was ist nicht enthalten?', answer: '- Flüge und Hotels\n- die [Reiseversicherung](page:insurance), die Pflicht ist\n- Transfers, sofern nicht im Angebot\n- Trinkgeld\n- persönliche Abgaben vor Ort, in Guna Yala etwa 20 bis 22 USD\n- auf den Bahamas die Chartergebühr von 14 % für fremdflaggige Yachten, seit Juli 2025' },
      'group-size': { question: 'Wie viele können wir sein?', answer: 'Zwei bis zwölf auf einer Yacht. Macan nimmt sechs, Tsabalok acht, die Bali 5.4 zwölf in sechs Kabinen. Sind Sie mehr, segeln zwei Boote zusammen.' },
      'special-requests': { question: 'Wir haben besondere Wünsche. Geht das?', answer: 'Vegan, glutenfrei, eine Geburtstagstorte, eine feste Hand an der Leiter: Früh gesagt, lässt sich fast alles machen. Auf entlegenen Inseln ist der Einkauf beendet, bevor Sie kommen.' },
      'catamaran-or-monohull': { question: 'Katamaran oder Einrumpfer?', answer: 'Ein **Katamaran** bleibt eben, trennt die Kabinen und hat viel Deck; Familien und Neulinge wählen ihn fast immer. Ein **Einrumpfer** wie [Guji](page:yacht/guji-sun-odyssey-44i) neigt sich, steuert sich gefühlvoller und kostet weniger.' },
      seasick: { question: 'Werde ich seekrank?', answer: 'Vor Anker kaum: Hinter dem Riff bewegt sich das Wasser wenig. Am ruhigsten sind San Blas und die Exumas, auf einem Katamaran und in Schlägen von ein, zwei Stunden. Tabletten nimmt man vorher, nicht unterwegs; schauen Sie zum Horizont und sagen Sie dem Kapitän Bescheid.' },
      'day-on-board': { question: 'Wie sieht ein Tag aus?', answer: 'Kaffee und ein Bad bei Sonnenaufgang. Frühstück, ein, zwei Stunden Segeln, solange das Licht das Riff zeigt, mittags Ankern, Essen im Schatten, Schlaf. Am Nachmittag das Riff, ein Kajak, eine Insel. Abends, was die Fischer gebracht haben. Um zehn schlafen die meisten.' },
      children: { question: 'Können Kinder mit?', answer: 'Gern, am besten auf einem Katamaran. Nennen Sie uns Alter und Gewicht, damit die Westen passen. Die Verantwortung an Bord und im Wasser bleibt bei den Eltern. Auf [Tsabalok](page:yacht/leopard-42-tsabalok) zahlen Kinder unter 12 Jahren 30 % weniger vom Personensatz.' },
      weather: { question: 'Was geschieht bei schlechtem Wetter?', answer: 'Der Kapitän ändert die Route. In San Blas ist ein geschützter Platz selten weit. Droht in Kuba oder auf den Bahamas ein benannter Sturm, läuft die Yacht in Schutz, und wir sprechen nach den Vertragsbedingungen über einen anderen Termin oder ein anderes Revier. Ihre Flüge schützt die [Versicherung](page:insurance).' },
      'cuba-visa-waiver': { question: 'Hat eine Kuba-Reise Folgen für die Einreise in die USA?', answer: 'Ja. Wer seit Januar 2021 in Kuba war, kann die visumfreie Einreise (ESTA) nicht mehr nutzen und braucht ein Visum, auch zum Umsteigen. Fragen Sie vor der Buchung beim Konsulat nach. [Panama](page:panama) und [Kolumbien](page:colombia) haben diese Folge nicht.' },
    },
  },
  closing: { title: 'Noch eine Frage offen?', text: 'Fragen Sie schriftlich, am Telefon oder über WhatsApp. Auf eine klare Frage folgt eine klare Antwort.', cta: 'Frage stellen' },
} satisfies FaqCopy
