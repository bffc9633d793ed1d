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
  groups: {
    transport: {
      title: 'Anreise und Transfer',
      items: {
        'panama-guna-yala': {
          question: 'Wie komme ich von Panama-Stadt nach Guna Yala?',
          answer: `Auf zwei Wegen, und wir organisieren beide.

1. **Mit dem Flugzeug.** Direktflug von Albrook nach El Porvenir, etwa 40 Minuten. Die Maschinen sind klein, starten früh, und die Flugpläne ändern sich; wir bestätigen Ihnen die Zeiten für Ihren Termin. An der Landebahn holt Sie das Beiboot der Yacht ab.
2. **Über Land und Wasser.** Rund drei Stunden im Geländewagen über die Berge nach Cartí, dann etwa eine Stunde im Schnellboot zur Yacht. Abfahrt ist gegen 5:15 Uhr, weil die Straße am Nachmittag gesperrt wird. In den windigen Monaten wird man im Boot nass; Telefon und Jacke gehören dann in einen wasserdichten Beutel.

Nehmen Sie den Reisepass mit; er wird an der Grenze der Comarca, des autonomen Gebiets der Guna, geprüft. Dort fällt eine Eintrittsgebühr von {{gunaYalaEntry}} US$ pro Person an, in bar. Wer nachmittags oder abends in Panama landet, plant besser [eine Nacht in der Stadt](page:faq#mainland-stay) ein.`,
        },
        'colombia-bahamas-transfer': {
          question: 'Wie läuft die Ankunft in Kolumbien und auf den Bahamas?',
          answer: `Wir holen Sie am internationalen Flughafen ab, in Cartagena oder Nassau, und wenige Minuten später sind Sie auf der Yacht. Ob der Wagen im Preis inbegriffen ist, steht im Angebot.

In Kuba liegen Hauptstadt und Yacht an verschiedenen Küsten. Der Transfer, ein Flug oder eine lange Fahrt, gehört dort zur Route; Näheres steht im [Törnplan Kuba](page:itineraryCuba).`,
        },
        flights: {
          question: 'Welche Flüge sollen wir buchen?',
          answer: `- **San Blas:** nach Panama-Stadt (Tocumen), Landung bis {{landBySanBlas}} Uhr am Vorabend; Rückflug ab {{homeFromSanBlas}} Uhr am letzten Tag.
- **Cartagena:** zum Flughafen Rafael Núñez, Landung bis {{landByCartagena}} Uhr am ersten Tag; Rückflug ab {{homeFromCartagena}} Uhr.
- **Nassau:** zum Flughafen Lynden Pindling, Landung bis {{landByNassau}} Uhr; Rückflug ab {{homeFromNassau}} Uhr.
- **Kuba:** nach Havanna, Landung bis {{landByCuba}} Uhr; Rückflug ab {{homeFromCuba}} Uhr.

Das sind Ortszeiten, rechtzeitig für das Anbordgehen um {{boarding}} Uhr. Sobald Sie einen Termin haben, rechnet [die Seite Ihrer Reise](page:trip) den Weg Tag für Tag aus.`,
        },
        'mainland-stay': {
          question: 'Können wir vor dem Törn an Land bleiben?',
          answer: `Ja, in den meisten Revieren, und nach einem langen Flug raten wir dazu. Die Altstädte von Panama-Stadt und Cartagena sind einen Tag wert; in Nassau hilft eine Nacht, wenn Ihr Flug spät ankommt. Im Charterpreis ist der Aufenthalt nicht enthalten. Sagen Sie uns, wie Sie gern wohnen, dann schlagen wir ein Hotel vor und kümmern uns um den Wagen.`,
        },
      },
    },
    general: {
      title: 'Der Törn',
      items: {
        booking: {
          question: 'Wie läuft die Buchung ab?',
          answer: `1. Sie [schreiben uns](page:contact) Termine und Personenzahl. Wir antworten innerhalb von {{answerHours}} Bürostunden.
2. Wir schlagen passende Yachten vor, jede mit dem Preis für Ihren Termin und einer Route.
3. Sie wählen aus und erhalten ein schriftliches Angebot mit den [Bedingungen](page:faq#terms).
4. Sie schicken uns den unterschriebenen Vertrag und leisten die Anzahlung von {{deposit}} %. Von da an gehört die Yacht Ihnen.
5. Der Rest ist {{balanceDays}} Tage vor dem Anbordgehen fällig. Bis dahin haben wir Sie nach Essen, Getränken, Alter der Kinder und Flügen gefragt.

Auf dieser Website wird nichts gebucht und nichts bezahlt. Sollen die Flüge dazukommen, hilft [Fly & Sail](page:flySail).`,
        },
        season: {
          question: 'Wann ist die beste Zeit?',
          answer: `Von Ende Dezember bis April ist es in allen vier Revieren trocken und luftig. Im Einzelnen:

- **Panama:** Januar bis April, mit dem stärksten Passat von Januar bis März. Regen fällt von Mai bis Mitte Dezember; Hurrikane ziehen weit nördlich an San Blas vorbei.
- **Kolumbien:** Dezember bis April.
- **Kuba und Bahamas:** November bis April. Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November; der November ist in den meisten Jahren gut, versprechen kann ihn niemand.

Weihnachten, Karneval und Ostern sind als Erstes ausgebucht.`,
        },
        'catamaran-or-monohull': {
          question: 'Katamaran oder Einrumpfer?',
          answer: `Ein **Katamaran** liegt waagerecht, hat viel Deck und Kabinen, die weit auseinanderliegen; Familien und Neulinge wählen ihn fast immer. Ein **Einrumpfer** wie [Guji](page:yacht/guji-sun-odyssey-44i) legt sich auf die Seite, lässt sich feinfühliger steuern und kostet weniger. Wer vor allem segeln will, nimmt ihn.`,
        },
        'day-on-board': {
          question: 'Wie sieht ein Tag aus?',
          answer: `Kaffee und ein Bad bei Sonnenaufgang, dann Frühstück mit Obst und Eiern. Gesegelt wird ein, zwei Stunden, wenn die Sonne hoch genug steht, um das Riff zu zeigen. Mittags fällt der Anker, gegessen wird im Schatten, und danach schläft, wer mag. Der Nachmittag gehört dem Riff, dem Kajak oder einer Insel. Abends gibt es, was die Fischer gebracht haben. Um zehn liegen die meisten in der Koje.`,
        },
        'group-size': {
          question: 'Wie viele können wir sein?',
          answer: `Zwei bis {{mostGuestsInWords}} auf einer Yacht. Macan nimmt {{macanGuests}} Gäste mit, Tsabalok {{tsabalokGuests}}, die Bali 5.4 {{baliGuests}} in sechs Kabinen. Sind Sie mehr, segeln zwei Boote zusammen und ankern abends nebeneinander.`,
        },
        'special-requests': {
          question: 'Wir haben besondere Wünsche. Geht das?',
          answer: `Vegan, glutenfrei, eine Geburtstagstorte, ein Hochzeitstag auf der Sandbank, eine feste Hand an der Leiter: Wenn wir es früh wissen, lässt sich fast alles machen. Für entlegene Inseln ist schon eingekauft, bevor Sie an Bord kommen, darum sind zwei Wochen Vorlauf besser als zwei Tage.`,
        },
        weather: {
          question: 'Was geschieht bei schlechtem Wetter?',
          answer: `Der Kapitän ändert die Route. In San Blas ist ein geschützter Platz selten mehr als eine Stunde entfernt, und eine Schauerbö dauert meist kürzer. Weht es einen ganzen Tag lang stark, bleibt der Anker unten, und der Koch macht etwas, das Zeit braucht.

Droht in Kuba oder auf den Bahamas ein benannter Sturm, sucht die Yacht rechtzeitig Schutz, und wir sprechen nach den Vertragsbedingungen über einen anderen Termin oder ein anderes Revier. Für Ihre Flüge kommt nur die [Reiseversicherung](page:insurance) auf.`,
        },
        'other-waters': {
          question: 'Wie kommt eine Yacht nach Kuba, Aruba oder Cartagena?',
          answer: `Wir bringen sie hin. Guji, Tsabalok, Marea und die Lagoon 56 liegen in San Blas; von dort sind es nach Cienfuegos auf Kuba {{cubaMiles}} Seemeilen (höchstens {{cubaDays}} Tage auf See), nach Aruba {{arubaMiles}} ({{arubaDays}} Tage) und nach Cartagena, wo auch Macan liegt, {{colombiaMiles}} ({{colombiaDays}} Tage). Gruppen von mehr als {{sanBlasGuests}} Personen segeln nach Kuba auf Brisa oder der Bali 5.4, die aus Nassau kommen: {{nassauCubaMiles}} Seemeilen und höchstens {{nassauCubaDays}} Tage auf See. Die Überführung hin und zurück hat in der Schätzung ihre eigene Zeile, und Sie sehen sie, bevor Sie sich entscheiden.`,
        },
      },
    },
    price: {
      title: 'Preis und Zahlung',
      items: {
        included: {
          question: 'Was enthält der Preis?',
          answer: `Alles, was das Boot braucht: Yacht, Crew, drei Mahlzeiten am Tag, Getränke, Treibstoff und Hafengebühren. Eine Vorauszahlung für Proviant (APA) verlangen wir nicht, und am Ende wird nichts nachgerechnet. An Bord sind auch Schnorchelausrüstung, Bettwäsche und Handtücher. Fahrtgenehmigungen und örtliche Steuern des Boots sind dort enthalten, wo es auf seiner Seite steht. Da die Ausstattung verschieden ist, hat jede [Yacht](page:yachts) ihre eigene Liste.`,
        },
        'not-included': {
          question: 'Was ist nicht enthalten?',
          answer: `- Flüge und Hotels
- die [Reiseversicherung](page:insurance), die Pflicht ist
- Transfers, sofern nicht im Angebot
- Trinkgeld; es ist willkommen, ein fester Prozentsatz wird nicht erwartet
- persönliche Abgaben vor Ort, in Guna Yala die Eintrittsgebühr von {{gunaYalaEntry}} US$ und kleine Beträge fürs Anlanden
- auf den Bahamas die Chartergebühr von {{bahamasCharterFee}} % des Staates auf Yachten unter fremder Flagge (seit 2022 als zwei Abgaben, seit Juli 2025 als eine); sie steht auf unserer Rechnung

All das steht im Angebot, damit Sie die ganze Summe kennen, bevor Sie sich entscheiden.`,
        },
        terms: {
          question: 'Wann zahle ich, und was gilt, wenn ich storniere?',
          answer: `Bei Vertragsabschluss sind {{deposit}} % des Preises als Anzahlung fällig, der Rest {{balanceDays}} Tage vor dem Einschiffen. Sagen Sie ab, behalten wir je nach verbleibender Zeit einen Teil des Preises ein ({{cancellationSteps}}); dafür ist der Rücktrittsschutz der [Reiseversicherung](page:insurance) da.

An Bord gehen Sie am ersten Tag ab {{boarding}} Uhr, von Bord am Morgen nach dem letzten bis {{ashore}} Uhr. Sieben Tage sind also sieben Nächte.`,
        },
        payment: {
          question: 'Wie bezahlen wir?',
          answer: `Sie zahlen Anzahlung und Rest {{paymentWays}}, auf eine Rechnung in US-Dollar. Die Kontodaten stehen im Vertrag und nie in einer Chatnachricht: Schickt Ihnen jemand andere, rufen Sie uns vor der Zahlung an. Eintrittsgebühren und Trinkgeld zahlen Sie vor Ort, in bar.`,
        },
        tips: {
          question: 'Wie viel Trinkgeld bekommt die Crew?',
          answer: `Üblich sind {{tipFrom}} bis {{tipTo}} % des Charterpreises als Trinkgeld für die ganze Crew. Für eine Woche auf der Lagoon 56 sind das {{lagoonTipFrom}} bis {{lagoonTipTo}}, auf Guji {{gujiTipFrom}} bis {{gujiTipTo}}. Gäste geben es dem Kapitän am letzten Morgen, in bar. Es ist freiwillig und steckt in keiner unserer Summen.`,
        },
      },
    },
    table: {
      title: 'Bei Tisch',
      items: {
        'sample-menu': {
          question: 'Was gibt es an Bord zu essen?',
          answer: `So schlägt der Koch einen Tag vor. Sie sagen uns vor der Reise, was Sie mögen, und der Plan ändert sich danach.

- **Frühstück:** Papaya, Ananas und Limette, Eier nach Wunsch, frisches Brot, Kaffee.
- **Mittags:** Ceviche vom Fisch des Tages mit Kokosmilch, grüner Salat, gebratene Kochbananen.
- **Am Nachmittag:** Bananenbrot, Eistee.
- **Abends:** Schnapper vom Grill mit Kokosreis und Gemüse, danach eine Maracujacreme.

Vegetarische, vegane und glutenfreie Tage plant der Koch vor dem Einkauf. Wie der Fisch auf den Tisch kommt, erzählt [seine eigene Geschichte](page:chef).`,
        },
        bar: {
          question: 'Welche Getränke sind inbegriffen?',
          answer: `Im Preis sind {{drinksIncluded}}. Champagner, besondere Weine und bestimmte Marken besorgen wir zum Einkaufspreis, wenn Sie sie vor dem Einkauf nennen.`,
        },
      },
    },
    crew: {
      title: 'Die Crew',
      items: {
        crew: {
          question: 'Wer ist mit an Bord?',
          answer: `Auf jeder Yacht ein Kapitän und ein Koch. Der Kapitän segelt, ankert und entscheidet über die Route; der Koch kauft ein und bereitet drei Mahlzeiten am Tag zu. Mithelfen dürfen Sie, so viel Sie mögen. Einen Segelschein brauchen Sie nicht.`,
        },
        'crew-work': {
          question: 'Was macht die Crew, und was bleibt für uns?',
          answer: `Der Kapitän segelt, ankert, weist Sie ein, fährt das Beiboot und weiß, wo man gut schwimmt. Der Koch kauft ein, kocht, deckt den Tisch und räumt ihn ab. Gemeinsam machen sie die Betten, spülen das Deck und pflegen das Boot. Sie dürfen ans Ruder, an die Schot oder an den Herd, müssen aber nicht.`,
        },
        'crew-berths': {
          question: 'Wo schläft die Crew?',
          answer: `In eigenen Kojen, die kein Gast bekommt. Auf {{crewCabinYachts}} hat die Crew eine Kabine, auf {{crewForepeakYachts}} die Kojen in den Bugspitzen. Auf {{crewSaloonYachts}}, der kleinsten, schläft sie im Salon. [Die Seite jeder Yacht](page:yachts) zeigt den Plan.`,
        },
      },
    },
    party: {
      title: 'Kinder, Paare und Gruppen',
      items: {
        children: {
          question: 'Können Kinder mit?',
          answer: `Gern, am besten auf einem Katamaran. Auf seinem ebenen Deck und den Netzen haben sie Platz. Nennen Sie uns Alter und Gewicht, damit die Schwimmwesten passen, und packen Sie Badehemden und ein Lieblingsbuch ein. Die Verantwortung an Bord und im Wasser bleibt bei den Eltern. Auf [Tsabalok](page:yacht/leopard-42-tsabalok) ist der Personensatz für Kinder unter {{childAge}} Jahren um {{childDiscount}} % niedriger.`,
        },
        'youngest-guests': {
          question: 'Ab welchem Alter segeln Kinder mit?',
          answer: `Auf einem Katamaran ab {{youngestOnCatamaran}} Jahren, auf der Motoryacht ab {{youngestOnMotorYacht}}, auf einer Segelyacht, die sich neigt, ab {{youngestOnSailingYacht}}. Jüngere Kinder sind möglich, wenn Sie jemanden mitbringen, der sie betreut: Fragen Sie uns.`,
        },
        'three-generations': {
          question: 'Passt eine Yacht für Großeltern, Eltern und Kinder zusammen?',
          answer: `Ein Katamaran passt: Er liegt ruhig, es gibt Schatten, und alle haben eine eigene Kabine mit Bad. Auf {{easyCabinYachts}} gibt es Kabinen, die Sie ohne Leiter erreichen. Sagen Sie uns, wer mit wem schläft; der Kabinenplan auf [der Seite jeder Yacht](page:yachts) zeigt, ob es aufgeht.`,
        },
        honeymoon: {
          question: 'Kann ein Paar eine Yacht für sich allein haben?',
          answer: `Ja. [Tsabalok](page:yacht/leopard-42-tsabalok) wird nach Personen berechnet, eine Woche zu zweit kostet {{tsabalokTwoWeek}}. [Guji](page:yacht/guji-sun-odyssey-44i) kostet zu zweit so viel wie zu sechst, {{gujiWeek}}, und ist das Boot für Paare, die gern segeln. Kapitän und Koch sind dabei; die Bucht ist still.`,
        },
        celebrations: {
          question: 'Wir feiern etwas. Was ist möglich?',
          answer: `Eine Torte, Blumen, ein langer Tisch auf der Sandbank, ein Ring in der Obhut des Kapitäns: Sagen Sie es uns einen Monat vorher. Laute Musik und Himmelslaternen passen nicht vor die Dörfer von Guna Yala, und ein Fest an Land braucht die Erlaubnis der Eigentümer der Insel. Größere Runden segeln auf [zwei Yachten](page:faq#two-boats).`,
        },
        'two-boats': {
          question: 'Wir sind mehr als {{mostGuests}}. Können zwei Yachten zusammen segeln?',
          answer: `Ja. In San Blas nehmen Marea und die Lagoon 56 je {{mareaGuests}} Gäste, in Nassau Brisa und die Bali 5.4 je {{brisaGuests}}. Sie segeln dieselbe Route, ankern nebeneinander und teilen sich den Tisch. Jede Yacht hat ihren Vertrag und ihre Crew; die Kapitäne planen gemeinsam.`,
        },
        accessibility: {
          question: 'Können Gäste mitkommen, die schlecht zu Fuß sind?',
          answer: `Oft ja, auf einem großen Katamaran, im Rollstuhl aber nicht: Keine unserer Yachten ist dafür gebaut. Am Heck gibt es Stufen, ins Beiboot einen Schritt, und angelandet wird im Sand. Auf {{easyCabinYachts}} gibt es Kabinen ohne Leiter. Sagen Sie uns, was Ihnen schwerfällt, und wir sagen offen, welche Yacht passt.`,
        },
      },
    },
    aboard: {
      title: 'Leben an Bord',
      items: {
        packing: {
          question: 'Was packen wir ein?',
          answer: `Eine weiche Tasche pro Person, ein langärmeliges Badehemd, Riffschuhe, eine leichte Jacke, Ihre Medikamente und kleine Dollarscheine. Handtücher, Bettwäsche und Schnorchelausrüstung sind an Bord. [Die Seite Ihrer Reise](page:trip) hat die ganze Liste für Ihren Termin und Ihr Revier.`,
        },
        wifi: {
          question: 'Gibt es WLAN an Bord?',
          answer: `Rechnen Sie damit, offline zu sein. Mobilfunk gibt es an Ankerplätzen nahe bei Orten und Dörfern, weiter draußen nicht. Müssen Sie erreichbar sein, schreiben Sie es in die Anfrage: Das Angebot sagt Ihnen, ob wir eine Satellitenverbindung an Bord bringen können und was sie kostet.`,
        },
        power: {
          question: 'Gibt es eine Klimaanlage, und können wir unsere Geräte laden?',
          answer: `{{airConditionedYachts}} haben eine Klimaanlage, die mit dem Generator läuft. Auf {{yachtsWithoutAirConditioning}} öffnen sich die Luken zum Passat. Telefone und Kameras laden Sie auf jeder Yacht. Die Steckdosen sind amerikanisch; Föhn und Bügeleisen verlangen den Batterien zu viel ab.`,
        },
        diving: {
          question: 'Können wir tauchen?',
          answer: `Mit Maske und einem Atemzug überall. Mit Flasche nicht in San Blas, wo es die Guna nicht erlauben. Auf den Bahamas, in Kolumbien und auf Kuba fahren zertifizierte Taucher mit einer Basis an Land hinaus: Sagen Sie es uns vorher, bringen Sie Ihr Brevet mit, und wir buchen. Im Charterpreis ist es nicht enthalten.`,
        },
      },
    },
    safety: {
      title: 'Sicherheit und Gesundheit',
      items: {
        seasick: {
          question: 'Werde ich seekrank?',
          answer: `Vor Anker kaum, und dort verbringen Sie die meiste Zeit: Hinter dem Riff bewegt sich das Wasser wenig. Unterwegs hängt es vom Wind ab. Am ruhigsten sind San Blas und, sobald die Strecke ab Nassau hinter Ihnen liegt, die Exumas; die Schläge dauern dort meist ein, zwei Stunden. Ein Katamaran hilft auch. Offene Überfahrten wie die von Panama nach Cartagena sind für viele unangenehm und gehören zu keiner unserer üblichen Wochen. Die eine Nacht auf See in Kuba lässt sich durch einen Flug ersetzen.

Tabletten nimmt man vor dem Auslaufen und nicht erst unterwegs. Essen Sie etwas Trockenes, schauen Sie zum Horizont und sagen Sie dem Kapitän Bescheid. Oft kann er anders fahren.`,
        },
        'safety-equipment': {
          question: 'Welche Sicherheitsausrüstung ist an Bord?',
          answer: `Jede Yacht hat {{safetyGear}}. Bevor der Anker hochkommt, zeigt Ihnen der Kapitän, wo alles liegt, und Kinder tragen eine Schwimmweste, sobald das Boot fährt.`,
        },
        medical: {
          question: 'Was ist, wenn jemand krank wird?',
          answer: `Die Crew hat eine Bordapotheke und holt über Funk oder Telefon ärztlichen Rat. Zwischen den Inseln ist der Arzt Stunden entfernt, mit Beiboot, Schnellboot oder Kleinflugzeug; darum ist eine [Reiseversicherung](page:insurance) mit Rücktransport Pflicht. Sagen Sie uns vertraulich, wenn Herzleiden, Allergien, eine Schwangerschaft oder Medikamente zu beachten sind, und bringen Sie für die ganze Reise mit, was Sie brauchen.`,
        },
      },
    },
    cuba: {
      title: 'Kuba und die USA',
      items: {
        'cuba-visa-waiver': {
          question: 'Hat eine Kuba-Reise Folgen für die Einreise in die USA?',
          answer: `Ja. Wer seit dem 12. Januar 2021 in Kuba war, kann die visumfreie Einreise (ESTA) nicht mehr nutzen, auch Jahre später nicht, und braucht ein Visum eines US-Konsulats, selbst zum Umsteigen. Ausnahmen gibt es wenige.

Kuba selbst verlangt ein Einreisevisum und eine Krankenversicherung. Regeln ändern sich; fragen Sie deshalb vor der Buchung bei den Konsulaten nach. Reisen nach [Panama](page:panama) und [Kolumbien](page:colombia) haben diese Folge nicht.`,
        },
        'cuba-us-citizens': {
          question: 'Dürfen US-Bürger auf Kuba chartern?',
          answer: `Zum Urlaub nicht. Das Recht der USA verbietet touristische Reisen nach Kuba allen, die ihm unterstehen, auch Inhabern einer Green Card. Erlaubt sind Reisen nur mit einer allgemeinen oder einzelnen Lizenz des [Office of Foreign Assets Control](https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions) (OFAC): zwölf Kategorien, darunter Familienbesuche, Journalismus und Unterstützung für das kubanische Volk ([Abschnitt 560 von 31 CFR Part 515](https://www.ecfr.gov/current/title-31/section-515.560)). Ihre Bedingungen muss jeder Reisende einhalten und belegen können.

Wir bieten Reisenden, die dem Recht der USA unterstehen, auf Kuba keinen touristischen Charter an und können nicht beurteilen, ob eine Lizenz Ihre Reise deckt: Fragen Sie bitte Ihren eigenen Anwalt, bevor Sie uns schreiben. Auf den [Bahamas](page:bahamas) und in [Panama](page:panama) stellt sich die Frage nicht.`,
        },
      },
    },
  },
  closing: {
    title: 'Noch eine Frage offen?',
    text: 'Fragen Sie per E-Mail, am Telefon oder über WhatsApp. In den Sprechzeiten antwortet jemand, der diese Gewässer kennt.',
    cta: 'Frage stellen',
  },
} satisfies FaqCopy
