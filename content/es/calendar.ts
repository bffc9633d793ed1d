export const calendar = {
  title: 'Cuándo está libre {{name}}',
  priceFor: {
    yacht: 'El precio es por el yate completo con {{guests}} a bordo; si vienen menos, la tarifa no cambia.',
    /** Cuando la tarifa depende del número de personas. */
    party: 'El precio es para {{guests}} y cambia con el número de personas.',
  },
  /** {{price}}: lo anterior. */
  lead: 'Las semanas van de sábado a sábado. {{price}} Abra una semana libre y verá su ruta día por día y el total para su grupo. ¿Prefiere llegar otro día o quedarse menos? Pídanoslo.',
  /** Lo que los precios del calendario suman a la lista de tarifas. */
  feesAdded: 'Además de la tarifa, cada total incluye: {{fees}}.',
  /** Estado de una semana o de un día. */
  states: {
    free: 'libre',
    held: 'apartada',
    booked: 'reservada',
    ask: 'consúltenos',
  },
  /** De una semana que otros tienen en parte. */
  partly: { booked: 'reservada en parte, libre {{days}}', held: 'apartada en parte, libre {{days}}' },
  /** Noches libres que siguen en la semana vecina. */
  runsOn: {
    from: 'desde el {{day}} y también la semana siguiente',
    until: 'hasta el {{day}} y también la anterior',
  },
  /** Junto a las semanas de la temporada alta, y en la leyenda. */
  highSeason: 'temporada alta',
  hurricanes: 'temporada de huracanes',
  explained: {
    held: 'otro grupo la está pensando y aún no ha firmado',
    ask: 'hace días que no recibimos su calendario',
  },
  asOf: 'Actualizado el {{date}}, hora de {{port}}.',
  stale:
    'Hace más de tres días que no recibimos este calendario. Lo que ve reservado lo está; por el resto, escríbanos y preguntamos al capitán.',
  feed: 'Calendario para agencias (iCal)',
  /** Títulos de los eventos del calendario para agencias. */
  events: { booked: 'Reservado', held: 'Apartado', ask: 'Consultar' },
}
