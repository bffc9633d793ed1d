/**
 * What a language model has no right to say, whatever the figures: promises, terms of business, equipment that no yacht
 * lists, the wrong type or waters, ways to reach us elsewhere, and times that no calendar can check.
 */
import type { Locale } from '#content/locales.ts'
import { fleet } from '#content/fleet.ts'
import { type Offer, type Offered, regionDestination } from '#offer/offer.ts'

/** Ends of words are open where the pattern says so: `\p{L}*`. */
const words = (...parts: string[]) => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu')

/** Promises, gifts, and words that ask for a payment or offer to bargain. */
const promises: Record<Locale, RegExp> = {
  en: words(
    'discount\\p{L}*|rebates?|reduc(?:ed|tion)s?|(?<!dive |diving )free(?! div)|at no (?:extra )?(?:cost|charge)|complimentary|compliments|courtesy|voucher\\p{L}*|gifts?|present from|surprise\\p{L}*|coupon\\p{L}*|cash ?back|refund\\p{L}*|guarantee\\p{L}*|promis\\p{L}*|certainly|definitely|special|promotion\\p{L}*|bargain\\p{L}*|deals?|concessions?|negotia\\p{L}*|cheap\\p{L}*|sav(?:e|es|ed|ings?)|upgrade\\p{L}*|half price|lower(?:ed|s)?|less than|comes? down|waive\\p{L}*|knock\\p{L}*|throw in|do better|match(?:es)? any',
    'on the house|on us(?!\\s?\\$)|costs? (?:you )?nothing|for nothing|nothing to pay|without paying|take care of the bill|bills?|(?:extra|another|additional|one more|more) (?:days?|nights?|week)|add(?:s|ed)? an? (?:days?|nights?|week)',
  ),
  es: words(
    'descuent\\p{L}*|rebaj\\p{L}*|reducci[oó]n\\p{L}*|gratis|gratuit\\p{L}*|sin (?:costo|coste|cargo|pagar)\\p{L}*|cortes[ií]a\\p{L}*|atenci[oó]n|sorpresa\\p{L}*|regal\\p{L}*|obsequi\\p{L}*|cup[oó]n\\p{L}*|vale|reembols\\p{L}*|devoluci[oó]n\\p{L}*|garant\\p{L}*|promet\\p{L}*|promesa\\p{L}*|seguramente|precio especial|oferta especial|especial\\p{L}*|promoci\\p{L}*|ganga|negocia\\p{L}*|regate\\p{L}*|más barat\\p{L}*|ahorr\\p{L}*',
    'por nuestra cuenta|invita la casa|invitamos|no cuesta nada|más bajo|bajamos|menos de|(?:d[ií]as?|noches?) (?:más|extra|adicional(?:es)?)|(?:un|otro) d[ií]a más',
  ),
  de: words(
    '\\p{L}*rabatt\\p{L}*|\\p{L}*nachl(?:ass|ässe|asse)\\p{L}*|ermäßig\\p{L}*|vergünstig\\p{L}*|reduzier\\p{L}*|gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|fahren frei|reisen frei|frei (?:mit|für)|geschenk\\p{L}*|schenken|überrasch\\p{L}*|gutschein\\p{L}*|\\p{L}*erstatt\\p{L}*|garant\\p{L}*|versprech\\p{L}*|bestimmt|sonder\\p{L}*|aktions\\p{L}*|verhand\\p{L}*|handeln|billiger|günstiger|spar(?:en|t|st)|ersparnis',
    'aufs haus|auf unsere (?:kosten|rechnung)|geht auf uns|kostet (?:sie )?nichts|entgegen|gesenkt|senken|sinkt|weniger als|erlassen|legen \\p{L}+ (?:tag|nacht|woche) (?:drauf|dazu)|(?:tag|nacht) (?:mehr|extra|zusätzlich)|zusätzliche\\p{L}* (?:tag|nacht|nächte)\\p{L}*',
  ),
}
/** Bookings, payments, contacts elsewhere: an advisor's business. */
const business: Record<Locale, RegExp> = {
  en: words(
    'reserv\\p{L}*|book(?:ed|s|ing)?|confirm\\p{L}*|hold(?:s|ing)? (?:her|the|it)|set (?:her|it|them|the yacht) aside|set aside|availab\\p{L}*|is yours|are yours|deposit|transfer|pay\\p{L}*|tax\\p{L}*|ends soon|paypal|iban|bitcoin|whatsapp|telegram|instagram|facebook|gmail|dot|javascript',
  ),
  es: words(
    'reserv\\p{L}*|confirmad\\p{L}*|apartad[oa]s?|disponib\\p{L}*|dep[oó]sito|transferencia|pag(?:o|ar|ue|os)|impuesto\\p{L}*|paypal|iban|bitcoin|whatsapp|telegram|instagram|facebook|gmail|arroba|punto com|javascript',
  ),
  de: words(
    'reservier\\p{L}*|gebucht\\p{L}*|bestätigt\\p{L}*|zurückgelegt|verfügbar\\p{L}*|für Sie frei|anzahlung\\p{L}*|überweis\\p{L}*|zahlung\\p{L}*|(?:be|ein)zahl\\p{L}*|zahlen sie|zu zahlen|steuer\\p{L}*|netto|brutto|paypal|iban|bitcoin|whatsapp|telegram|instagram|facebook|gmail|punkt (?:com|de)|javascript',
  ),
}
/** The page says what the price holds; a letter that says it too may say it wrongly. */
const inclusions: Record<Locale, RegExp> = {
  en: words('inclu\\p{L}*|exclu\\p{L}*|plus|extras?|on top|surcharge'),
  es: words('inclu\\p{L}*|exclu\\p{L}*|recargo|aparte'),
  de: words('inklusive|inbegriffen|enthält|enthalten|eingeschlossen|exklusive|zuzüglich|zuschlag|obendrauf'),
}
/** Talk of money, which only a yacht's own paragraph may have. */
const money: Record<Locale, RegExp> = {
  en: words('pric\\p{L}*|costs?|fees?|rates?|money|sum|amount'),
  es: words('precio\\p{L}*|cuesta\\p{L}*|cost[eo]s?|tarifa\\p{L}*|dinero|barat\\p{L}*|suma|monto'),
  de: words(
    '\\p{L}*preis\\p{L}*|kosten|kostet|gebühr\\p{L}*|geld\\p{L}*|billig\\p{L}*|günstig\\p{L}*|summe|betrag',
  ),
}
/** Times that are no dates. Our months are tropical, so the seasons of the north say nothing. */
const times: Record<Locale, RegExp> = {
  en: words(
    'the day (?:before|after)|next (?:day|week|month|year)|tomorrow|today|tonight|spring|summer|autumn|until (?:then|the end)',
  ),
  es: words(
    'el d[ií]a (?:antes|anterior|después|siguiente)|(?:pr[oó]xim[oa]|siguiente) (?:d[ií]a|semana|mes|año)|mañana mismo|hoy|primavera|verano|otoño',
  ),
  de: words(
    'am tag (?:davor|danach|zuvor)|tags (?:zuvor|darauf)|nächste\\p{L}* (?:tag|woche|monat|jahr)\\p{L}*|morgen früh|heute|frühling|frühjahr|sommer|herbst',
  ),
}
/** Things that no yacht of the fleet lists. */
const unlisted = words(
  'ja[ck]uzz?i|whirlpools?|hot ?tub|(?:swimming|heated|plunge) ?pools?|pool|piscina\\p{L}*|sauna|heli\\p{L}*|helic[oó]ptero\\p{L}*|hubschrauber|piano|klavier|gym|gimnasio|fitness\\p{L}*|cinema|cine|kino|spa|massage\\p{L}*|masaje\\p{L}*|scuba|tanks?|tauchflasch\\p{L}*|jet ?-?skis?|water ?-?ski\\p{L}*|wakeboard\\p{L}*|butler|mayordomo|champagn\\p{L}*|champaña|champán|nanny|niñera|elevator|aufzug|casino|submarine',
)
const types: Record<(typeof fleet)[number]['type'], RegExp> = {
  catamaran: words('catamar[aá]n(?:s|es)?|katamaran\\p{L}*'),
  sailboat: words('sailboats?|sailing yachts?|velero|segelyacht|monohull|monocasco|einrumpf\\p{L}*'),
  'motor-yacht': words('motor ?yachts?|yate a motor|motoryacht'),
}
const waters = {
  panama: words('san blas|guna yala|panam[aá]'),
  colombia: words('cartagena|rosario|colombia|kolumbien'),
  cuba: words('cuba|kuba|havana|la habana|havanna|cayo largo'),
  bahamas: words('bahamas|nassau|exumas?'),
  aruba: words('aruba'),
} as const

/** The first claim of a paragraph that its yacht, or the offer, does not bear out. `text` is without the names of yachts. */
export function claimFlaw(
  text: string,
  locale: Locale,
  offer: Offer,
  own: Offered | undefined,
): 'promise' | 'name' | 'date' | undefined {
  if (
    [promises, business, inclusions].some((each) => each[locale].test(text)) ||
    unlisted.test(text) ||
    (!own && money[locale].test(text))
  )
    return 'promise'
  if (times[locale].test(text)) return 'date'
  const type = own && fleet.find(({ slug }) => slug === own.slug)!.type
  if (type && (Object.keys(types) as (typeof type)[]).some((each) => each !== type && types[each].test(text)))
    return 'name'
  const known = new Set<string | undefined>([
    offer.itinerary?.destination,
    offer.region && (regionDestination[offer.region] ?? offer.region),
    ...(own ? [own] : offer.yachts).map(({ slug }) => fleet.find((each) => each.slug === slug)!.base),
  ])
  return (Object.keys(waters) as (keyof typeof waters)[]).some(
    (each) => !known.has(each) && waters[each].test(text),
  )
    ? 'name'
    : undefined
}
