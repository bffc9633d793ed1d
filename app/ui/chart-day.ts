/** Lights up the leg and the stop of a day on every sheet of a chart, or none (charts/chart.css). */
export function showDay(chart: Element, day: number | undefined) {
  for (const sheet of chart.querySelectorAll('svg')) {
    if (day === undefined) delete sheet.dataset['chosen']
    else sheet.dataset['chosen'] = String(day)
    for (const mark of sheet.querySelectorAll('.chart-chosen')) mark.classList.remove('chart-chosen')
    if (day !== undefined)
      for (const mark of sheet.querySelectorAll(`[data-day~="${day}"]`)) mark.classList.add('chart-chosen')
  }
}
