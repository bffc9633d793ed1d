import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Fragen zum Yachtcharter mit Crew: Preis, Anreise, Crew',
    description:
      'Was ist im Charter mit Crew enthalten, wann zahle ich, wie viel Trinkgeld, ab welchem Alter segeln Kinder mit, wie komme ich hin: klare Antworten.',
    keywords: [
      'Fragen Yachtcharter mit Crew',
      'Anreise San Blas',
      'was ist im Charter enthalten',
      'Trinkgeld Crew Yacht',
      'Katamaran oder Einrumpfer',
      'Seekrankheit Katamaran',
      'Kuba ESTA',
    ],
  },
  hero: {
    title: 'Was Gäste | *zuerst fragen*',
    lead: 'Geld, Seegang, Essen und der Weg zum Boot, mit Zahlen, wo es welche gibt. Was hier nicht steht, fragen Sie uns.',
  },
  groups: {
    transport: {
      title: 'Anreise und Transfer',
      items: {
        'panama-guna-yala': {
          question: 'Wie komme ich von Panama-Stadt nach Guna Yala?',
          answer: `Auf zwei Wegen, und wir organisieren beide.

1. **Mit dem Flugzeug.** Direktflug von Albrook nach El Porvenir, etwa 40 Minuten über den Bergwald. Die Maschinen sind klein und starten früh, und der Flugplan ändert sich oft. Wir bestätigen Ihnen die Zeiten für Ihren Termin. An der Landebahn holt Sie das Beiboot der Yacht ab.
2. **Über Land und Wasser.** Rund drei Stunden im Geländewagen über die Berge nach Cartí, dann etwa eine Stunde im Schnellboot zur Yacht. Abfahrt ist gegen 5:15 Uhr, mit Reserve, denn am Nachmittag ist die Straße gesperrt. In den windigen Monaten werden Sie im Boot nass, also stecken Sie Telefon und Jacke in einen wasserdichten Beutel.

Nehmen Sie den Reisepass mit, er wird an der Grenze der Comarca, des autonomen Gebiets der Guna, geprüft. Dort zahlen Sie auch den Eintritt von {{gunaYalaEntry}} US$ pro Person, in bar. Die Nacht davor schlafen Sie [in der Stadt](page:faq#mainland-stay).

Zurück fliegen Sie nach einer Woche in der Regel von der Piste in Narganá. Nur wenn am selben Tag in El Porvenir die nächsten Gäste an Bord gehen, führt die Route dorthin zurück. Welcher Ort es für Sie ist, steht im Vertrag.`,
        },
        'colombia-bahamas-transfer': {
          question: 'Wie läuft die Ankunft in Kolumbien und auf den Bahamas?',
          answer: `Auf Wunsch holt ein Fahrer Sie am internationalen Flughafen von Cartagena oder Nassau ab und bringt Sie zum Steg, wo die Crew Ihre Taschen nimmt. Vor Cartagena liegt die Yacht in der Bucht, und das Beiboot setzt Sie in ein paar Minuten über. Eine Woche in den Exumas endet in der Regel auf Staniel Cay: Von der Piste dort bringt Sie ein kleines Flugzeug nach Nassau, und wir buchen Ihre Plätze. Gehen an dem Tag andere Gäste in Nassau an Bord, segeln Sie stattdessen zurück; der Vertrag hält fest, was gilt.

Auf Kuba liegen Hauptstadt und Yacht an verschiedenen Küsten. Den Wagen hin und den Flug ab Cayo Largo zurück buchen wir; beide sind im Preis einer Reise nach Kuba, wie das Hotel. Näheres steht im [Törnplan Kuba](page:itineraryCuba).`,
        },
        flights: {
          question: 'Welche Flüge sollen wir buchen?',
          answer: `- **San Blas:** nach Panama-Stadt (Tocumen), Landung bis {{landBySanBlas}} Uhr am Vorabend. Rückflug ab {{homeFromSanBlas}} Uhr am Abreisetag.
- **Cartagena:** zum Flughafen Rafael Núñez, Landung bis {{landByCartagena}} Uhr am ersten Tag; die erste Nacht liegt die Yacht vor der Stadt. Rückflug ab {{homeFromCartagena}} Uhr.
- **Nassau:** zum Flughafen Lynden Pindling, Landung bis {{landByNassau}} Uhr am ersten Tag. Rückflug ab {{homeFromNassau}} Uhr, wenn Sie von Staniel Cay kommen, ab {{homeFromNassauPort}} Uhr, wenn Sie in Nassau von Bord gehen.
- **Kuba:** nach Havanna, Landung am ersten Tag bis {{landByCuba}} Uhr, rechtzeitig für den Rundgang durch die Altstadt. Rückflug ab Havanna: am Abreisetag ab {{homeFromCuba}} Uhr oder, wenn Sie noch eine Nacht in der Stadt bleiben, zu jeder Uhrzeit.

Das sind Ortszeiten. Mit diesen Zeiten sind Sie rechtzeitig an Bord; Ihre Kabinen sind ab {{boarding}} Uhr bereit. Sobald Sie einen Termin haben, rechnet [die Seite Ihrer Reise](page:trip) den Weg Tag für Tag aus, und wenn Sie mögen, sucht [Fly & Sail](page:flySail) die Flüge gleich mit.`,
        },
        'mainland-stay': {
          question: 'Können wir vor dem Törn an Land bleiben?',
          answer: `Ja, und vor San Blas geht es nicht anders, denn der Weg zu den Inseln beginnt vor Sonnenaufgang. Die Altstädte von Panama-Stadt und Cartagena sind einen Tag wert, und in Nassau hilft eine Nacht, wenn Ihr Flug spät ankommt. Sagen Sie uns, wie Sie gern wohnen, dann schlagen wir ein Hotel vor und kümmern uns um den Wagen. Im Charterpreis ist der Aufenthalt nicht enthalten.`,
        },
      },
    },
    general: {
      title: 'Der Törn',
      items: {
        booking: {
          question: 'Wie läuft die Buchung ab?',
          answer: `1. Sie [schreiben uns](page:contact) Termin und Personenzahl. Wir antworten am selben Arbeitstag oder am nächsten.
2. Wir schlagen bis zu {{offeredYachts}} freie Yachten vor, jede mit dem Preis für Ihren Termin und einer Route.
3. Sie wählen, und wir schicken das schriftliche Angebot mit allen [Bedingungen](page:faq#terms). {{holdDays}} Tage lang halten wir die Yacht für Sie frei, kostenlos.
4. Sie unterschreiben den Vertrag und zahlen {{deposit}} % an. Ist beides da, haben Sie fest gebucht.
5. Der Rest ist {{balanceDays}} Tage vor dem Einschiffen fällig. Bis dahin wissen Kapitän und Koch auch, was Sie essen, wer nicht schwimmt und wann Sie landen.

Auf dieser Website buchen und bezahlen Sie nichts.`,
        },
        season: {
          question: 'Wann ist die beste Zeit?',
          answer: `Von Ende Dezember bis April ist es in allen {{destinationCount}} Revieren trocken und luftig. Im Einzelnen:

- **Panama:** Januar bis April, mit dem stärksten Passat von Januar bis März. Regen fällt von Mai bis Mitte Dezember. Hurrikane ziehen weit nördlich an San Blas vorbei.
- **Kolumbien:** Dezember bis April; von Januar bis März ist es nachmittags draußen rau, und Sie fahren am Morgen.
- **Kuba und Bahamas:** November bis April. Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November, und in diesen Monaten kann ein Sturm beide Reviere treffen. Der November ist in den meisten Jahren gut, versprechen können wir ihn nicht.

Weihnachten bis nach Neujahr, Karneval und Ostern sind Hochsaison und als Erstes ausgebucht. Jede andere Nacht kostet den Normalpreis, auch im besten Monat.`,
        },
        'catamaran-or-monohull': {
          question: 'Katamaran oder Einrumpfer?',
          answer: `Ein **Katamaran** segelt ohne Schräglage, hat viel Deck und Kabinen, die weit auseinanderliegen. Für Familien und alle, die zum ersten Mal an Bord gehen, raten wir dazu. Ein **Einrumpfer** wie die [Guji](page:yacht/guji-sun-odyssey-44i) legt sich schräg, lässt sich feinfühliger steuern und kostet weniger. Kommen Sie vor allem zum Segeln, dann nehmen Sie ihn.`,
        },
        'day-on-board': {
          question: 'Wie sieht ein Tag aus?',
          answer: `Sie wachen auf, weil es hell ist, und schwimmen eine Runde ums Boot, während es nach Kaffee riecht. Nach dem Frühstück, wenn die Sonne das Riff zeigt, segeln Sie zur nächsten Insel, in San Blas meist etwa eine Stunde. Mittags fällt der Anker, gegessen wird im Schatten, und danach schläft, wer mag. Am Nachmittag nehmen Sie die Maske oder das Kajak, oder das Beiboot bringt Sie an einen Strand. Am Abend kommt auf den Tisch, was die Fischer gebracht haben, und um zehn liegen die meisten in der Koje.`,
        },
        'group-size': {
          question: 'Wie viele können wir sein?',
          answer: `Zwei bis {{mostGuestsInWords}} auf einer Yacht. Die Guji und die Macan nehmen je {{macanGuests}} Gäste mit, die Tsabalok {{tsabalokGuests}}, die Marea und die Lagoon 56 je {{mareaGuests}}, die Brisa und die Bali 5.4 je {{baliGuests}}. Sind Sie mehr, segeln [zwei Boote zusammen](page:faq#two-boats).`,
        },
        'special-requests': {
          question: 'Wir haben besondere Wünsche. Geht das?',
          answer: `Vegan, glutenfrei, eine feste Hand an der Leiter, jeden Morgen Yoga auf dem Vordeck: Wenn wir es früh wissen, lässt sich fast alles machen. Für entlegene Inseln kauft der Koch ein, bevor Sie an Bord kommen, darum sind zwei Wochen Vorlauf besser als zwei Tage.`,
        },
        weather: {
          question: 'Was geschieht bei schlechtem Wetter?',
          answer: `Der Kapitän ändert die Route. In San Blas ist ein geschützter Platz selten mehr als eine Stunde entfernt, und eine Schauerbö dauert meist kürzer. Weht es einen ganzen Tag lang stark, bleibt der Anker unten, und der Koch macht etwas, das Zeit braucht.

Droht auf Kuba oder den Bahamas ein Tropensturm oder Hurrikan, sucht die Yacht rechtzeitig Schutz, und wir sprechen nach den Vertragsbedingungen über einen anderen Termin oder ein anderes Revier. Wenn wir absagen müssen, [erhalten Sie Ihr Geld zurück](page:faq#if-we-cannot-sail); für Ihre eigene Absage gelten [die Stufen des Vertrags](page:faq#terms). Ob Ihre [Reiseversicherung](page:insurance) in einem solchen Fall zahlt, fragen Sie bitte vorher.`,
        },
        'other-waters': {
          question: 'Wie kommt eine Yacht nach Kuba, Aruba oder Cartagena?',
          answer: `Wir bringen sie hin. Guji, Tsabalok, Marea und die Lagoon 56 liegen in San Blas; von dort sind es nach Cienfuegos auf Kuba {{cubaMiles}} Seemeilen (höchstens {{cubaDays}} Tage auf See), nach Aruba, gegen den Wind, {{arubaMiles}} (etwa {{arubaDays}} Tage) und nach Cartagena, wo auch die Macan liegt, {{colombiaMiles}} ({{colombiaDays}} Tage). Sind Sie mehr als {{sanBlasGuests}} oder sind die Yachten in San Blas vergeben, kommt nach Kuba die Brisa oder die Bali 5.4 aus Nassau: {{nassauCubaMiles}} Seemeilen und höchstens {{nassauCubaDays}} Tage auf See. Die Überführung hin und zurück hat in der Schätzung ihre eigene Zeile, und Sie sehen sie, bevor Sie sich entscheiden. Die Gebühren fürs Einklarieren sind bei Cartagena eingerechnet, bei Kuba stehen sie als eigene Zeile da, auf Aruba zahlen Sie sie im Hafen.`,
        },
      },
    },
    price: {
      title: 'Preis und Zahlung',
      items: {
        included: {
          question: 'Was enthält der Preis?',
          answer: `Yacht, Crew, drei Mahlzeiten am Tag, [Getränke](page:faq#bar), Treibstoff und Hafengebühren, dazu Schnorchelausrüstung, Bettwäsche und Handtücher. Eine Bordkasse (APA) gibt es nicht; eigens bestellten Champagner oder Wein rechnen wir am Ende ab, sonst nichts. Was das Heimatrevier von der Yacht verlangt, Fahrtgenehmigungen und örtliche Steuern, zahlen wir, auf jedem Boot; auf den Bahamas steckt auch die Charterabgabe von {{bahamasCharterFee}} % im Preis, die der Staat auf Yachten unter fremder Flagge erhebt, als eigene Zeile der Rechnung. Nur was von Ihnen selbst verlangt wird, etwa der Eintritt in die Comarca, zahlen Sie dort. Was noch an Bord ist, steht auf der Seite jeder [Yacht](page:yachts). Drei Beispielwochen, Zeile für Zeile, stehen in [Was eine Woche mit Crew kostet](page:charterCost).`,
        },
        'not-included': {
          question: 'Was ist nicht enthalten?',
          answer: `- Flüge und Hotels
- die [Reiseversicherung](page:insurance), die Pflicht ist
- der Weg zum Boot: eine kurze Fahrt im Wagen in Nassau und Cartagena, 40 Minuten Flug (etwa {{sanBlasSeat}} US$ pro Person und Strecke) oder ein Vormittag mit Geländewagen und Boot nach San Blas. Wir buchen ihn, und das Angebot nennt den Preis, bevor Sie unterschreiben. Auf Kuba stecken Hotel und Wege über die Insel schon in der Summe
- [Trinkgeld](page:faq#tips), wenn Sie welches geben möchten
- persönliche Abgaben vor Ort, in Guna Yala der Eintritt von {{gunaYalaEntry}} US$ und kleine Beträge fürs Anlanden, vor Cartagena der Eintritt in den Nationalpark, in den Exumas die Muringbojen des Meeresparks. Die Tarife der Parks ändern sich und stehen darum nicht hier, sondern aktuell in Ihrem Angebot
- auf Aruba, was der Hafen von einer Yacht aus fremdem Revier verlangt; den Betrag nennt Ihr Angebot

Alle diese Zeilen stehen im Angebot. Sie kennen die ganze Summe, bevor Sie sich entscheiden.`,
        },
        terms: {
          question: 'Wann zahlen wir, und was gilt, wenn wir stornieren?',
          answer: `Mit der Unterschrift unter dem Vertrag werden {{deposit}} % des Preises als Anzahlung fällig, der Rest {{balanceDays}} Tage vor dem Einschiffen. Buchen Sie später, zahlen Sie den ganzen Preis mit der Unterschrift.

Bei einer Absage mehr als {{cancelFreeDays}} Tage vor dem Einschiffen erhalten Sie die Anzahlung ganz zurück. Danach behalten wir umso mehr vom Preis, je näher der Tag ist ({{cancellationSteps}}); dafür ist der Rücktrittsschutz der [Reiseversicherung](page:insurance) da.

Ihre Kabinen sind am ersten Tag ab {{boarding}} Uhr bereit, von Bord gehen Sie am Morgen nach der letzten Nacht bis {{ashore}} Uhr. Sieben Tage sind also sieben Nächte. In San Blas holt die Crew Sie schon am Morgen an der Landebahn oder am Anleger ab, und Sie kommen gleich an Deck. Nur wenn andere Gäste an dem Tag abreisen, gibt es Frühstück an Land, und Sie kommen um {{ashore}} Uhr an Deck.`,
        },
        'if-we-cannot-sail': {
          question: 'Und wenn die Yacht ausfällt oder Sie uns absagen müssen?',
          answer: `Fällt Ihre Yacht aus oder müssen wir aus einem anderen Grund absagen, bieten wir Ihnen zum selben Preis eine andere unserer Yachten an, mindestens ebenso groß und ebenso gut. Wenn keine frei ist oder Sie nicht tauschen möchten, haben Sie innerhalb von {{refundDays}} Tagen alles zurück, was Sie gezahlt haben, ohne Abzug.`,
        },
        payment: {
          question: 'Wie bezahlen wir?',
          answer: `Anzahlung und Rest zahlen Sie {{paymentWays}}, auf eine Rechnung in US-Dollar. Die Kontodaten stehen im Vertrag und nie in einer Chatnachricht. Bekommen Sie einmal andere, rufen Sie uns an, bevor Sie zahlen. Eintritte und Trinkgeld zahlen Sie vor Ort, in bar.`,
        },
        tips: {
          question: 'Wie viel Trinkgeld bekommt die Crew?',
          answer: `Üblich sind {{tipFrom}} bis {{tipTo}} % des Charterpreises als Trinkgeld für die ganze Crew. Für eine Woche auf der Lagoon 56 sind das {{lagoonTipFrom}} bis {{lagoonTipTo}}, auf der Guji {{gujiTipFrom}} bis {{gujiTipTo}}. Wenn Sie etwas geben möchten, geben Sie es dem Kapitän am letzten Morgen in bar. Es ist freiwillig und steckt in keiner unserer Summen.`,
        },
      },
    },
    table: {
      title: 'Bei Tisch',
      items: {
        'sample-menu': {
          question: 'Was gibt es an Bord zu essen?',
          answer: `Zum Beispiel das hier. Der Koch schlägt vor, Sie streichen und ergänzen, bevor er einkauft.

- **Morgens:** Papaya mit Limette, Eier, wie Sie sie mögen, Brot aus dem Ofen, Kaffee.
- **Mittags:** Ceviche vom Fisch des Tages, grüner Salat, Patacones, das sind zweimal gebratene Kochbananen.
- **Um vier:** Bananenbrot und Eistee, meist noch in nassen Badesachen.
- **Abends:** Schnapper vom Rost, Kokosreis, Gemüse und danach eine Creme aus Maracuja.

Vegetarische, vegane und glutenfreie Tage plant er ebenso. Wie der Fisch vom Einbaum auf den Teller kommt, erzählt [ein Tag mit dem Koch](page:chef) im Logbuch.`,
        },
        bar: {
          question: 'Welche Getränke sind inbegriffen?',
          answer: `Im Preis sind {{drinksIncluded}}. Champagner, besondere Weine und Ihren Lieblingsgin besorgen wir zum Einkaufspreis, wenn Sie sie vor dem Einkauf nennen.`,
        },
      },
    },
    crew: {
      title: 'Die Crew',
      items: {
        crew: {
          question: 'Wer ist mit an Bord?',
          answer: `Auf jeder Yacht ein Kapitän und ein Koch. Der eine kennt die Durchfahrten, der andere die Fischer. Eine dritte Koje für die Crew haben {{deckhandYachts}}; fährt dort eine Decksfrau oder ein Decksmann mit, steht es in Ihrem Angebot. Einen Segelschein brauchen Sie nicht; haben Sie einen, freut sich der Kapitän. Welche Sprachen die beiden sprechen, sagen wir Ihnen vor der Buchung.`,
        },
        'crew-work': {
          question: 'Was macht die Crew, und was bleibt für uns?',
          answer: `Der Kapitän segelt, ankert, fährt das Beiboot und zeigt Ihnen, wo Sie gut schwimmen. Der Koch kauft ein, kocht, deckt den Tisch und räumt ihn ab. Zusammen machen sie die Betten, spülen das Deck und halten das Boot in Schuss. Ihnen bleiben das Ruder, die Schot und der Herd, wenn Sie Lust darauf haben, und sonst der Liegeplatz.`,
        },
        'crew-berths': {
          question: 'Wo schläft die Crew?',
          answer: `Nie in einer Gästekabine. Auf {{crewCabinYachts}} hat sie eine eigene, auf {{crewForepeakYachts}} die Kojen in den Bugspitzen. Auf der {{crewSaloonYachts}} schläft sie im Salon, wenn Sie sich zurückgezogen haben. [Die Seite jeder Yacht](page:yachts) zeigt den Plan.`,
        },
      },
    },
    party: {
      title: 'Kinder, Paare und Gruppen',
      items: {
        children: {
          question: 'Können Kinder mit?',
          answer: `Gern, am besten auf einem Katamaran: Auf dem ebenen Deck und in den Netzen haben sie Platz. Nennen Sie uns Alter und Gewicht, damit die Schwimmwesten passen. Die Aufsicht an Bord und im Wasser bleibt bei Ihnen. Auf der [Tsabalok](page:yacht/leopard-42-tsabalok) ist der Personensatz für Kinder unter {{childAge}} Jahren um {{childDiscount}} % niedriger. Alles Weitere steht in [Mit Kindern an Bord](page:childrenAboard).`,
        },
        'youngest-guests': {
          question: 'Ab welchem Alter segeln Kinder mit?',
          answer: `Auf einem Katamaran ab {{youngestOnCatamaran}} Jahren, auf der Motoryacht ab {{youngestOnMotorYacht}}, auf der Guji, die sich schräg legt, ab {{youngestOnSailingYacht}}. Für jüngere Kinder bringen Sie jemanden mit, der nur auf das Kind achtet, und fragen uns vorher.`,
        },
        'three-generations': {
          question: 'Passt eine Yacht für Großeltern, Eltern und Kinder zusammen?',
          answer: `Am besten passt ein großer Katamaran: Er liegt ruhig, hat Schatten, und zu jeder Kabine gehört ein eigenes Bad. Eine Treppe statt einer Leiter in die Kabinen haben {{easyCabinYachts}}. Wer sich mit wem eine Kabine teilt, tragen Sie im Kabinenplan auf [der Seite jeder Yacht](page:yachts) ein; er sagt Ihnen, ob es aufgeht.`,
        },
        honeymoon: {
          question: 'Kann ein Paar eine Yacht für sich allein haben?',
          answer: `Ja, auch in den Flitterwochen. Die [Tsabalok](page:yacht/leopard-42-tsabalok) hat einen Preis nach Personen: {{tsabalokTwoWeek}} für die Woche zu zweit; die Crew schläft in den Bugspitzen. Segeln Sie gern, dann kostet die [Guji](page:yacht/guji-sun-odyssey-44i) {{gujiWeek}}, ob zu zweit oder mit {{gujiGuests}} Gästen. Dort schläft die Crew im Salon.`,
        },
        celebrations: {
          question: 'Wir feiern etwas. Was ist möglich?',
          answer: `Eine Torte, Blumen, ein langer Tisch auf der Sandbank, ein Ring, den der Kapitän bis Mittwoch versteckt: Schreiben Sie es uns einen Monat vorher. Laute Musik passt nicht vor die Dörfer von Guna Yala, und für ein Fest an Land fragen wir die Eigentümer der Insel. Große Gesellschaften segeln auf [zwei Booten](page:faq#two-boats).`,
        },
        'two-boats': {
          question: 'Wir sind mehr als {{mostGuests}}. Können zwei Yachten zusammen segeln?',
          answer: `Ja. In San Blas nehmen die Marea und die Lagoon 56 je {{mareaGuests}} Gäste, in Nassau die Brisa und die Bali 5.4 je {{brisaGuests}}. Sie segeln dieselbe Route, ankern am Abend nebeneinander und decken einen gemeinsamen Tisch. Jede Yacht hat ihren Vertrag und ihre Crew, die Kapitäne planen gemeinsam.`,
        },
        accessibility: {
          question: 'Können Gäste mitkommen, die schlecht zu Fuß sind?',
          answer: `Auf einem großen Katamaran oft ja, im Rollstuhl leider nicht: Keine unserer Yachten ist dafür gebaut. Am Heck sind Stufen, ins Beiboot ist es ein großer Schritt, und an Land gehen Sie durch Sand. Kabinen ohne Leiter haben {{easyCabinYachts}}. Sagen Sie uns, was Ihnen schwerfällt, und wir sagen Ihnen, welche Yacht passt, oder dass keine passt.`,
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
          answer: `Rechnen Sie damit, offline zu sein. Nahe bei Orten und Dörfern hat das Telefon Empfang, weiter draußen nicht. Müssen Sie erreichbar bleiben, schreiben Sie es in die Anfrage. Das Angebot sagt Ihnen dann, ob wir eine Satellitenverbindung an Bord bringen können und was sie kostet.`,
        },
        power: {
          question: 'Gibt es eine Klimaanlage, und können wir unsere Geräte laden?',
          answer: `{{airConditionedYachts}} haben eine Klimaanlage, die mit dem Generator läuft. Auf {{yachtsWithoutAirConditioning}} öffnen sich die Luken zum Passat. Telefone und Kameras laden Sie auf jeder Yacht. Die Steckdosen sind amerikanisch, und den Föhn lassen Sie zu Hause, er verlangt den Batterien zu viel ab.`,
        },
        diving: {
          question: 'Können wir tauchen?',
          answer: `Mit Maske und einem Atemzug überall. Mit Gerät in San Blas nicht, denn die Guna haben es verboten. Auf den Bahamas, in Kolumbien und auf Kuba fahren Sie mit einer Basis an Land hinaus: Bringen Sie Ihren Tauchschein mit und sagen Sie es uns vorher, dann melden wir Sie an. Im Charterpreis ist das nicht enthalten.`,
        },
      },
    },
    safety: {
      title: 'Sicherheit und Gesundheit',
      items: {
        seasick: {
          question: 'Werde ich seekrank?',
          answer: `Vor Anker so gut wie nie, und dort verbringen Sie die meiste Zeit: In Lee des Riffs bewegt sich das Wasser wenig. Unterwegs hängt es vom Wind ab. Am ruhigsten sind San Blas und, sobald die Strecke ab Nassau hinter Ihnen liegt, die Exumas. In San Blas dauern die Etappen meist um eine Stunde, die längste zweieinhalb bis drei; in den Exumas eine bis zweieinhalb, auf dem Rückweg nach Norden einmal vier bis fünfeinhalb. Ein Katamaran hilft auch. Offene Überfahrten wie die von Panama nach Cartagena sind für viele unangenehm und kommen in keiner unserer üblichen Wochen vor. Die eine Nacht auf See vor Kuba ersetzen Sie auf Wunsch durch einen Flug.

Nehmen Sie Tabletten vor dem Auslaufen und nicht erst unterwegs. Essen Sie etwas Trockenes, schauen Sie zum Horizont und sagen Sie dem Kapitän Bescheid. Oft kann er den Kurs so legen, dass das Boot ruhiger läuft.`,
        },
        'safety-equipment': {
          question: 'Welche Sicherheitsausrüstung ist an Bord?',
          answer: `Jede Yacht hat {{safetyGear}}. Bevor der Anker hochkommt, zeigt Ihnen der Kapitän, wo alles liegt. In Fahrt tragen Kinder an Deck eine Weste.`,
        },
        medical: {
          question: 'Was ist, wenn jemand krank wird, und gibt es Mücken?',
          answer: `Die Crew hat eine Bordapotheke und holt über Funk oder Telefon ärztlichen Rat. Zwischen den Inseln ist der Arzt Stunden entfernt, mit Beiboot, Schnellboot oder kleinem Flugzeug; darum ist eine [Reiseversicherung](page:insurance) Pflicht und der Rücktransport darin unser Rat. Sagen Sie uns vertraulich, ob Herzleiden, Allergien, eine Schwangerschaft oder Medikamente zu beachten sind, und bringen Sie für die ganze Reise mit, was Sie brauchen.

Mücken und Sandfliegen stechen vor allem nahe den Mangroven, in der Dämmerung und an windstillen Abenden der Regenzeit; vor Anker draußen bei den Inseln sind es weniger. Ein Mückenmittel und lange Ärmel helfen. Wegen Malaria und Gelbfieber in Guna Yala und Kolumbien fragen Sie eine reisemedizinische Praxis, bevor Sie buchen.`,
        },
      },
    },
    cuba: {
      title: 'Kuba und die USA',
      items: {
        'cuba-visa-waiver': {
          question: 'Hat eine Kuba-Reise Folgen für die Einreise in die USA?',
          answer: `Ja. Wer seit dem 12. Januar 2021 auf Kuba war, kann die visumfreie Einreise (ESTA) nicht mehr nutzen, auch Jahre später nicht, und braucht ein Visum eines US-Konsulats, selbst zum Umsteigen. Ausnahmen gibt es wenige.

Kuba selbst verlangt ein E-Visum und eine Krankenversicherung. Regeln ändern sich, fragen Sie deshalb vor der Buchung bei den Konsulaten nach. Reisen nach [Panama](page:panama) und [Kolumbien](page:colombia) haben diese Folge nicht.`,
        },
        'cuba-us-citizens': {
          question: 'Dürfen US-Bürger auf Kuba chartern?',
          answer: `Für einen Urlaub nicht. Das Recht der USA verbietet touristische Reisen nach Kuba allen, die einen US-Pass oder eine Green Card haben oder in den USA leben. Erlaubt sind Reisen nur mit einer allgemeinen oder einzelnen Lizenz des [Office of Foreign Assets Control](https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions) (OFAC): zwölf Kategorien, darunter Familienbesuche, Journalismus und Unterstützung für das kubanische Volk ([Abschnitt 560 von 31 CFR Part 515](https://www.ecfr.gov/current/title-31/section-515.560)). Ihre Bedingungen muss jeder Reisende einhalten und belegen können.

Reisenden, die dem Recht der USA unterstehen, bieten wir auf Kuba keinen touristischen Charter an. Ob eine Lizenz Ihre Reise deckt, können wir nicht beurteilen: Fragen Sie bitte Ihren eigenen Anwalt, bevor Sie uns schreiben. Auf den [Bahamas](page:bahamas), in [Panama](page:panama), in [Kolumbien](page:colombia) und auf Aruba stellt sich die Frage nicht.`,
        },
      },
    },
  },
  closing: {
    title: 'Noch eine Frage offen?',
    text: 'Fragen Sie per E-Mail, am Telefon oder über WhatsApp. Wer Ihnen antwortet, ist auf diesen Yachten selbst mitgefahren.',
    cta: 'Frage stellen',
  },
} satisfies FaqCopy
