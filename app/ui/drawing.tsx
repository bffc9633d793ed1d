import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServerHtml } from '#app/hydration/server-html.ts'
import { useServerHtml } from '#app/hydration/use-server-html.ts'

type Layout = { svg: ServerHtml; viewBox: string }
/** A chart or scale drawing in its two layouts; made by drawing.server.ts. */
export type DrawingData = {
  kind: 'chart' | 'drawing'
  title: string
  description: string
  wide: Layout
  tall: Layout
}
/** A chart in one layout for every window. */
export type SheetData = Layout & { title: string; description: string }
/** A chart for a narrow column, as routes/chart.ts answers it. */
export type InsetChart = { svg: string; viewBox: string; title: string }
type DrawingProps = {
  drawing: DrawingData
  /** `group` where parts of it are links. */
  role?: SheetProps['role']
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Both layouts stand in the document and the style sheet shows one: wide from 60 rem on, tall below (charts/chart.css). */
export function Drawing({ drawing, role, className = '', ref }: DrawingProps) {
  const { kind, title } = drawing
  return (
    <div ref={ref} className={className}>
      <Sheet sheet={drawing.wide} title={title} role={role} className={classes[kind].wide} />
      <Sheet sheet={drawing.tall} title={title} role={role} className={classes[kind].tall} />
    </div>
  )
}

/** Written out, because style sheets are cut to the names that stand in the sources (bundling/template-styles.ts). */
const classes = {
  chart: { wide: 'chart chart--wide', tall: 'chart chart--tall' },
  drawing: { wide: 'drawing drawing--wide', tall: 'drawing drawing--tall' },
}

type SheetProps = {
  sheet: Layout
  title: string
  /** `group` where parts of the drawing are links, which an image may not hold. */
  role?: 'img' | 'group'
  /** Days of the itinerary that are shown, where the chart holds several lengths. */
  length?: number
  className: string
}

/** One layout of a drawing, left as the server drew it. */
export function Sheet({ sheet, title, role = 'img', length, className }: SheetProps) {
  return (
    <svg
      className={className}
      viewBox={sheet.viewBox}
      role={role}
      aria-label={title}
      data-length={length}
      {...useServerHtml(sheet.svg)}
    />
  )
}

/** The drawing in words, for whoever cannot see it or wants the figures. */
export function DrawingDescription({ drawing }: { drawing: { description: string } }) {
  const { t } = useTranslation()
  return (
    <details className="no-print text-small text-quiet">
      <summary className="inline-block cursor-pointer py-1 underline decoration-1 underline-offset-4">
        {t('common.inWords')}
      </summary>
      <p className="measure mt-1">{drawing.description}</p>
    </details>
  )
}
