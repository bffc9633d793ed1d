export const calendar = {
  title: 'Cuándo está libre {{name}}',
  lead: 'Las semanas van de sábado a sábado. El precio es para dos pasajeros, con todas las tasas conocidas; abra una semana libre y verá sus días, su ruta y el precio de su grupo. También puede pedir otro día de llegada u otra duración.',
  /** Estado de una semana o de un día. */
  states: {
    free: 'libre',
    held: 'apartada',
    booked: 'reservada',
    ask: 'consúltenos',
  },
  /** Junto a las semanas de la temporada alta, y en la leyenda. */
  highSeason: 'temporada alta',
  explained: {
    held: 'otro grupo la apartó y aún no ha firmado',
    ask: 'hace días que no recibimos su calendario',
  },
  asOf: 'Al {{date}}, en la hora de {{port}}.',
  stale:
    'Hace más de tres días que no recibimos noticias de este calendario. Lo que figura reservado lo está; lo demás, consúltenoslo.',
  feed: 'Calendario para agencias (iCal)',
  /** Títulos de los eventos del calendario para agencias. */
  events: { booked: 'Reservado', held: 'Apartado', ask: 'Consultar' },
}
