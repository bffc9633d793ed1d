export const calendar = {
  title: 'Cuándo está libre {{name}}',
  lead: 'Abra una semana libre y verá sus días, su ruta y lo que cuesta para su grupo. Las semanas van de sábado a sábado, y el precio que ve aquí es para dos huéspedes, con las tasas que conocemos. Si le conviene llegar otro día o quedarse menos, pídanoslo.',
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
    held: 'otro grupo la está pensando y aún no ha firmado',
    ask: 'hace días que no recibimos su calendario',
  },
  asOf: 'Al {{date}}, en la hora de {{port}}.',
  stale:
    'Este calendario lleva más de tres días sin llegarnos. Lo reservado lo está; por lo demás, escríbanos y preguntamos al capitán.',
  feed: 'Calendario para agencias (iCal)',
  /** Títulos de los eventos del calendario para agencias. */
  events: { booked: 'Reservado', held: 'Apartado', ask: 'Consultar' },
}
