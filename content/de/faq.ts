import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Fragen und Antworten vor dem Ablegen',
    description:
      'Der Weg zum Boot, was der Preis enthält und was nicht, Seekrankheit, Kinder, Wetter und Kuba: klare Antworten auf das, was Gäste zuerst fragen.',
    keywords: [
      'Fragen Yachtcharter',
      'Anreise San Blas',
      'was ist im Charter enthalten',
      'Katamaran oder Einrumpfer',
      'Seekrankheit',
      'Kuba ESTA',
    ],
  },
  hero: {
    title: 'Was Gäste | *zuerst fragen*',
    lead: 'Geld, Seegang, Essen und der Weg zum Boot. Fehlt Ihre Frage, dann stellen Sie sie uns.',
  },
  transport: {
    title: 'Anreise und Transfer',
    items: {
      'panama-guna-yala': {
        question: 'Wie komme ich von Panama-Stadt nach Guna Yala?',
        answer:
          'Auf zwei Wegen, und wir organisieren beide.\n\n1. **Mit dem Flugzeug.** Direktflug von Albrook nach El Porvenir, etwa 40 Minuten. Die Maschinen sind klein, starten früh, und die Flugpläne ändern sich; wir bestätigen Ihnen die Zeiten für Ihren Termin. An der Landebahn holt Sie das Beiboot der Yacht ab.\n2. **Über Land und Wasser.** Rund drei Stunden im Geländewagen über die Berge nach Cartí, dann etwa eine Stunde im Schnellboot zur Yacht. Abfahrt ist gegen 5:15 Uhr, weil die Straße am Nachmittag gesperrt wird. In den windigen Monaten wird man im Boot nass; Telefon und Jacke gehören dann in einen wasserdichten Beutel.\n\nNehmen Sie den Reisepass mit; er wird an der Grenze der Comarca, des autonomen Gebiets der Guna, geprüft. Dort fällt eine Eintrittsgebühr von {{gunaYalaEntry}} US$ pro Person an, in bar. Wer nachmittags oder abends in Panama landet, plant besser [eine Nacht in der Stadt](page:faq#mainland-stay) ein.',
      },
      'colombia-bahamas-transfer': {
        question: 'Wie läuft die Ankunft in Kolumbien und auf den Bahamas?',
        answer:
          'Wir holen Sie am internationalen Flughafen ab, in Cartagena oder Nassau, und wenige Minuten später sind Sie auf der Yacht. Ob der Wagen im Preis inbegriffen ist, steht im Angebot.\n\nIn Kuba liegen Hauptstadt und Yacht an verschiedenen Küsten. Der Transfer, ein Flug oder eine lange Fahrt, gehört dort zur Route; Näheres steht im [Törnplan Kuba](page:itineraryCuba).',
      },
      'mainland-stay': {
        question: 'Können wir vor dem Törn an Land bleiben?',
        answer:
          'Ja, in den meisten Revieren, und nach einem langen Flug raten wir dazu. Die Altstädte von Panama-Stadt und Cartagena sind einen Tag wert; in Nassau hilft eine Nacht, wenn Ihr Flug spät ankommt. Im Charterpreis ist der Aufenthalt nicht enthalten. Sagen Sie uns, wie Sie gern wohnen, dann schlagen wir ein Hotel vor und kümmern uns um den Wagen.',
      },
    },
  },
  general: {
    title: 'Der Törn',
    items: {
      booking: {
        question: 'Wie buche ich?',
        answer:
          'Sie [schreiben uns](page:contact) Termine, Personenzahl und den einen oder anderen Wunsch. Wir antworten mit passenden Booten, jedes mit Preis und Route. Wenn Sie gewählt haben, erhalten Sie ein schriftliches Angebot mit Zahlungs- und Stornobedingungen; verbindlich wird es, wenn beide Seiten es bestätigt haben.\n\nAuf dieser Website wird nichts gebucht und nichts bezahlt. Sollen die Flüge dazukommen, hilft [Fly & Sail](page:flySail).',
      },
      terms: {
        question: 'Wann zahle ich, und was gilt, wenn ich storniere?',
        answer:
          'Bei Vertragsabschluss sind {{deposit}} % des Preises als Anzahlung fällig, der Rest {{balanceDays}} Tage vor dem Einschiffen. Sagen Sie ab, behalten wir je nach verbleibender Zeit einen Teil des Preises ein ({{cancellationSteps}}); dafür ist der Rücktrittsschutz der [Reiseversicherung](page:insurance) da.\n\nAn Bord gehen Sie am ersten Tag ab {{boarding}} Uhr, von Bord am Morgen nach dem letzten bis {{ashore}} Uhr. Sieben Tage sind also sieben Nächte.',
      },
      season: {
        question: 'Wann ist die beste Zeit?',
        answer:
          'Von Ende Dezember bis April ist es in allen vier Revieren trocken und luftig. Im Einzelnen:\n\n- **Panama:** Januar bis April, mit dem stärksten Passat von Januar bis März. Regen fällt von Mai bis Mitte Dezember; Hurrikane ziehen weit nördlich an San Blas vorbei.\n- **Kolumbien:** Dezember bis April.\n- **Kuba und Bahamas:** November bis April. Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November; der November ist in den meisten Jahren gut, versprechen kann ihn niemand.\n\nWeihnachten, Karneval und Ostern sind als Erstes ausgebucht.',
      },
      crew: {
        question: 'Wer ist mit an Bord?',
        answer:
          'Auf jeder Yacht ein Kapitän und ein Koch. Der Kapitän segelt, ankert und entscheidet über die Route; der Koch kauft ein und bereitet drei Mahlzeiten am Tag zu. Mithelfen dürfen Sie, so viel Sie mögen. Einen Segelschein brauchen Sie nicht.',
      },
      included: {
        question: 'Was enthält der Preis?',
        answer:
          'Alles, was das Boot braucht: Yacht, Crew, drei Mahlzeiten am Tag, Getränke, Treibstoff und Hafengebühren. Eine Vorauszahlung für Proviant (APA) verlangen wir nicht, und am Ende wird nichts nachgerechnet. An Bord sind auch Schnorchelausrüstung, Bettwäsche und Handtücher. Fahrtgenehmigungen und örtliche Steuern des Boots sind dort enthalten, wo es auf seiner Seite steht. Da die Ausstattung verschieden ist, hat jede [Yacht](page:yachts) ihre eigene Liste.',
      },
      'not-included': {
        question: 'Was ist nicht enthalten?',
        answer:
          '- Flüge und Hotels\n- die [Reiseversicherung](page:insurance), die Pflicht ist\n- Transfers, sofern nicht im Angebot\n- Trinkgeld; es ist willkommen, ein fester Prozentsatz wird nicht erwartet\n- persönliche Abgaben vor Ort, in Guna Yala die Eintrittsgebühr von {{gunaYalaEntry}} US$ und kleine Beträge fürs Anlanden\n- auf den Bahamas die Chartergebühr von {{bahamasCharterFee}} % des Staates auf Yachten unter fremder Flagge (seit 2022 als zwei Abgaben, seit Juli 2025 als eine); sie steht auf unserer Rechnung\n\nAll das steht im Angebot, damit Sie die ganze Summe kennen, bevor Sie sich entscheiden.',
      },
      'group-size': {
        question: 'Wie viele können wir sein?',
        answer:
          'Zwei bis {{mostGuestsInWords}} auf einer Yacht. Macan nimmt {{macanGuests}} Gäste mit, Tsabalok {{tsabalokGuests}}, die Bali 5.4 {{baliGuests}} in sechs Kabinen. Sind Sie mehr, segeln zwei Boote zusammen und ankern abends nebeneinander.',
      },
      'special-requests': {
        question: 'Wir haben besondere Wünsche. Geht das?',
        answer:
          'Vegan, glutenfrei, eine Geburtstagstorte, ein Hochzeitstag auf der Sandbank, eine feste Hand an der Leiter: Wenn wir es früh wissen, lässt sich fast alles machen. Für entlegene Inseln ist schon eingekauft, bevor Sie an Bord kommen, darum sind zwei Wochen Vorlauf besser als zwei Tage.',
      },
      'catamaran-or-monohull': {
        question: 'Katamaran oder Einrumpfer?',
        answer:
          'Ein **Katamaran** liegt waagerecht, hat viel Deck und Kabinen, die weit auseinanderliegen; Familien und Neulinge wählen ihn fast immer. Ein **Einrumpfer** wie [Guji](page:yacht/guji-sun-odyssey-44i) legt sich auf die Seite, lässt sich feinfühliger steuern und kostet weniger. Wer vor allem segeln will, nimmt ihn.',
      },
      seasick: {
        question: 'Werde ich seekrank?',
        answer:
          'Vor Anker kaum, und dort verbringen Sie die meiste Zeit: Hinter dem Riff bewegt sich das Wasser wenig. Unterwegs hängt es vom Wind ab. Am ruhigsten sind San Blas und, sobald die Strecke ab Nassau hinter Ihnen liegt, die Exumas; die Schläge dauern dort meist ein, zwei Stunden. Ein Katamaran hilft auch. Offene Überfahrten wie die von Panama nach Cartagena sind für viele unangenehm und gehören zu keiner unserer üblichen Wochen. Die eine Nacht auf See in Kuba lässt sich durch einen Flug ersetzen.\n\nTabletten nimmt man vor dem Auslaufen und nicht erst unterwegs. Essen Sie etwas Trockenes, schauen Sie zum Horizont und sagen Sie dem Kapitän Bescheid. Oft kann er anders fahren.',
      },
      'day-on-board': {
        question: 'Wie sieht ein Tag aus?',
        answer:
          'Kaffee und ein Bad bei Sonnenaufgang, dann Frühstück mit Obst und Eiern. Gesegelt wird ein, zwei Stunden, wenn die Sonne hoch genug steht, um das Riff zu zeigen. Mittags fällt der Anker, gegessen wird im Schatten, und danach schläft, wer mag. Der Nachmittag gehört dem Riff, dem Kajak oder einer Insel. Abends gibt es, was die Fischer gebracht haben. Um zehn liegen die meisten in der Koje.',
      },
      children: {
        question: 'Können Kinder mit?',
        answer:
          'Gern, am besten auf einem Katamaran. Auf seinem ebenen Deck und den Netzen haben sie Platz. Nennen Sie uns Alter und Gewicht, damit die Schwimmwesten passen, und packen Sie Badehemden und ein Lieblingsbuch ein. Die Verantwortung an Bord und im Wasser bleibt bei den Eltern. Auf [Tsabalok](page:yacht/leopard-42-tsabalok) ist der Personensatz für Kinder unter {{childAge}} Jahren um {{childDiscount}} % niedriger.',
      },
      weather: {
        question: 'Was geschieht bei schlechtem Wetter?',
        answer:
          'Der Kapitän ändert die Route. In San Blas ist ein geschützter Platz selten mehr als eine Stunde entfernt, und eine Schauerbö dauert meist kürzer. Weht es einen ganzen Tag lang stark, bleibt der Anker unten, und der Koch macht etwas, das Zeit braucht.\n\nDroht in Kuba oder auf den Bahamas ein benannter Sturm, sucht die Yacht rechtzeitig Schutz, und wir sprechen nach den Vertragsbedingungen über einen anderen Termin oder ein anderes Revier. Für Ihre Flüge kommt nur die [Reiseversicherung](page:insurance) auf.',
      },
      'other-waters': {
        question: 'Wie kommt eine Yacht nach Kuba, Aruba oder Cartagena?',
        answer:
          'Wir bringen sie hin. Guji, Tsabalok, Marea und die Lagoon 56 liegen in San Blas; von dort sind es nach Cienfuegos auf Kuba {{cubaMiles}} Seemeilen (höchstens {{cubaDays}} Tage auf See), nach Aruba {{arubaMiles}} ({{arubaDays}} Tage) und nach Cartagena, wo auch Macan liegt, {{colombiaMiles}} ({{colombiaDays}} Tage). Gruppen von mehr als {{sanBlasGuests}} Personen segeln nach Kuba auf Brisa oder der Bali 5.4, die aus Nassau kommen: {{nassauCubaMiles}} Seemeilen und höchstens {{nassauCubaDays}} Tage auf See. Die Überführung hin und zurück hat in der Schätzung ihre eigene Zeile, und Sie sehen sie, bevor Sie sich entscheiden.',
      },
      'cuba-visa-waiver': {
        question: 'Hat eine Kuba-Reise Folgen für die Einreise in die USA?',
        answer:
          'Ja. Wer seit dem 12. Januar 2021 in Kuba war, kann die visumfreie Einreise (ESTA) nicht mehr nutzen, auch Jahre später nicht, und braucht ein Visum eines US-Konsulats, selbst zum Umsteigen. Ausnahmen gibt es wenige.\n\nKuba selbst verlangt ein Einreisevisum und eine Krankenversicherung. Regeln ändern sich; fragen Sie deshalb vor der Buchung bei den Konsulaten nach. Reisen nach [Panama](page:panama) und [Kolumbien](page:colombia) haben diese Folge nicht.',
      },
      'cuba-us-citizens': {
        question: 'Dürfen US-Bürger auf Kuba chartern?',
        answer:
          'Das Recht der USA beschränkt Reisen nach Kuba (31 CFR Part 515), und Tourismus allein ist kein erlaubter Zweck. Ob die Reise in eine der zugelassenen Kategorien fällt, muss vor der Buchung jeder selbst prüfen; beraten können wir dazu nicht. Auf den [Bahamas](page:bahamas) und in [Panama](page:panama) stellt sich die Frage nicht.',
      },
    },
  },
  closing: {
    title: 'Noch eine Frage offen?',
    text: 'Fragen Sie per E-Mail, am Telefon oder über WhatsApp. In den Sprechzeiten antwortet jemand, der diese Gewässer kennt.',
    cta: 'Frage stellen',
  },
} satisfies FaqCopy
