/**
 * Words that only a slot may say, because they state a figure, a day, a price or a term: a letter with one of them is
 * refused. `*` stands for any ending. Lower case, as texts are compared.
 */
import type { Locale } from '#content/locales.ts'

type Topic = 'numbers' | 'calendar' | 'money' | 'terms' | 'yacht' | 'contact'

const words: Record<Locale, Record<Topic, string>> = {
  en: {
    numbers:
      'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}*(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred*|thousand*|dozen*|half|halves|third*|quarter*|second|fourth|nineteenth|percent*|per cent|double*|twice|couple',
    calendar:
      'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|christmas|easter|carnival|new year*|spring|summer|autumn|winter|today|tonight|tomorrow|week*|fortnight|month*|next|day before|day after|extra|another|more (?:day|night)*',
    money:
      'pric*|cost*|fee*|rates?|money|amount*|sum|dollar*|euro*|cents?|pounds?|usd|eur|tax*|pay*|bill*|deposit*|cheap*|less|lower*|sav(?:e|es|ed|ing)*|estimate*',
    terms:
      'discount*|rebate*|reduc*|free|complimentary|compliments|courtesy|gift*|surprise*|voucher*|coupon*|refund*|guarantee*|promis*|certain*|definite*|special*|bargain*|deal*|negotia*|upgrade*|waive*|on the house|on us|nothing|come down|include*|exclude*|inclusive|on top|plus|surcharge*|reserv*|book*|confirm*|aside|hold*|availab*|yours|transfer*|agreed|cancel*',
    yacht:
      'catamaran*|sailboat*|sailing yacht*|motor ?yacht*|monohull*|captain|called|named|jacuzz*|whirlpool*|hot tub|pool*|sauna*|helic*|scuba|tanks?|gym|cinema|spa|massage*|jet ?-?ski*|butler*|champagn*|kayaks?|guests?|cabins?|crew of|metres?|feet|knots?|miles?',
    contact: 'whatsapp|telegram|instagram|facebook|gmail|paypal|bitcoin|iban|dot|number|phone*|javascript',
  },
  es: {
    numbers:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci*|veint*|treint*|cuarent*|cincuent*|sesent*|setent*|ochent*|novent*|cien*|mil|miles|docena*|mitad|medi[oa]|tercio*|cuarta parte|primero|segund[oa]s?|tercer[oa]?|por ciento|dobl*',
    calendar:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado*|domingo*|navidad*|pascua*|carnaval*|año nuevo|primavera|verano|otoño|invierno|hoy|mañana mismo|semana*|mes|meses|próxim*|siguiente|día (?:antes|después|anterior|más)|días más|noche* más|extra|adicional*|otro día',
    money:
      'preci*|cuesta*|cost[eo]*|tarifa*|dinero|suma|monto|dólar*|dolar*|euro*|centavo*|peso*|impuest*|pag(?:o|os|a|ar|ue|an)|factura*|depósito*|deposito*|barat*|menos|baj[oa]*|bajamos|ahorr*|estimaci*',
    terms:
      'descuent*|rebaj*|reducc*|gratis|gratuit*|cortesía*|regal*|obsequi*|sorpresa*|cupón*|cupon*|vale|reembols*|devoluc*|garant*|promet*|promesa*|segurament*|especial*|promoc*|ganga*|oferta*|negoci*|regate*|por nuestra cuenta|invita*|nada|inclu*|exclu*|aparte|recargo*|reserv*|confirm*|apartad*|disponib*|transfer*|cancel*|sin cargo',
    yacht:
      'catamar*|velero*|yate a motor|monocasco*|capitán|llamad*|de nombre|jacuzzi*|yacuzi*|piscina*|sauna*|helicóptero*|tanques?|gimnasio|cine|spa|masaje*|motos? (?:de agua|acuática)*|mayordomo*|champ[aá]*|kayaks?|huésped*|camarote*|cabina*|metros?|nudos?|millas?',
    contact:
      'whatsapp|telegram|instagram|facebook|gmail|paypal|bitcoin|iban|arroba|punto com|número*|teléfono*|javascript',
  },
  de: {
    numbers:
      'zwei*|drei*|vier*|fünf*|sechs*|sieb*|acht|achte[nrs]?|achtt*|achtz*|neun*|zehn*|elf|elfte*|zwölf*|\\p{L}*zig\\p{L}*|hundert*|\\p{L}*tausend*|dutzend*|hälfte*|halb*|drittel*|viertel*|prozent*|doppel*|zweimal',
    calendar:
      'januar*|februar*|märz*|april*|mai|juni*|juli*|august*|september*|oktober*|november*|dezember*|montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonnabend*|sonntag*|weihnacht*|ostern|oster*|karneval*|neujahr*|silvester*|frühling*|frühjahr*|sommer*|herbst*|winter*|heute|woche*|wöch*|monat*|nächste* (?:tag|woche|monat|jahr)*|tag (?:davor|danach|zuvor|mehr|drauf|extra)|nacht (?:mehr|extra)|zusätzlich*|extra',
    money:
      '\\p{L}*preis*|kosten|kostet*|gebühr*|geld*|summe*|betrag*|dollar*|euro*|cent|pfund|franken|us|steuer*|zahl*|\\p{L}*zahlung*|bezahl*|rechnung*|anzahl*|billig*|günstig*|weniger|gesenkt|senk*|spar(?:en|t|st)|ersparnis*|schätz*',
    terms:
      '\\p{L}*rabatt*|\\p{L}*nachlass*|ermäßig*|vergünstig*|reduzier*|gratis|kostenlos*|kostenfrei*|umsonst|frei|geschenk*|schenk*|überrasch*|gutschein*|\\p{L}*erstatt*|garant*|versprech*|bestimmt*|sonder*|aktion*|verhand*|entgegen*|drauf|aufs haus|auf uns|nichts|inklusive*|inbegriffen|enthalt*|enthält|eingeschlossen|zuzüglich|zuschlag*|reserv*|gebucht*|buch(?:en|ung)*|bestätig*|zurückgelegt|verfügbar*|überweis*|stornier*|zurück',
    yacht:
      'katamaran*|segelyacht*|motoryacht*|einrumpf*|kapitän|namens|heißt|genannt*|whirlpool*|jacuzzi*|pool*|sauna*|hubschrauber*|tauchflasch*|kino|spa|massage*|jet ?-?ski*|butler*|champagn*|kajaks?|gäste*|kabine*|meter|knoten|meile*|seemeile*',
    contact:
      'whatsapp|telegram|instagram|facebook|gmail|paypal|bitcoin|iban|punkt com|punkt de|nummer*|telefon*|javascript',
  },
}

const patterns = Object.fromEntries(
  Object.entries(words).map(([locale, topics]) => [
    locale,
    new RegExp(
      String.raw`(?<!\p{L})(?:${Object.values(topics)
        .join('|')
        .replaceAll(/(?<!\})\*/g, String.raw`\p{L}*`)})(?!\p{L})`,
      'iu',
    ),
  ]),
) as Record<Locale, RegExp>

/** Whether a text, without its slots, says what only a slot may say. */
export function saysReservedWord(text: string, locale: Locale): boolean {
  return patterns[locale].test(text)
}
