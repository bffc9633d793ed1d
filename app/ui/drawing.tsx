import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

type Layout = { svg: string; viewBox: string; width: number; height: number }
/** A chart or scale drawing in its two layouts; made by drawing.server.ts. */
export type DrawingData = {
  kind: 'chart' | 'drawing'
  title: string
  description: string
  wide: Layout
  tall: Layout
}
/** A chart for a narrow column, as routes/chart.ts answers it. */
export type InsetChart = { svg: string; viewBox: string; title: string }
type DrawingProps = {
  drawing: DrawingData
  className?: string
  ref?: Ref<HTMLDivElement>
  onClick?: (event: React.MouseEvent) => void
}

/** Both layouts stand in the document and the style sheet shows one: wide from 60 rem on, tall below (charts/chart.css). */
export function Drawing({ drawing, className = '', ref, onClick }: DrawingProps) {
  const { kind, title } = drawing
  return (
    // The chart's stops are a second way to choose a day; the links below it are the first.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={ref} className={className} onClick={onClick}>
      {(['wide', 'tall'] as const).map((variant) => (
        <svg
          key={variant}
          className={`${kind} ${kind}--${variant}`}
          viewBox={drawing[variant].viewBox}
          role="img"
          aria-label={title}
          dangerouslySetInnerHTML={{ __html: drawing[variant].svg }}
        />
      ))}
    </div>
  )
}

/** The drawing in words, for whoever cannot see it or wants the figures. */
export function DrawingDescription({ drawing }: { drawing: DrawingData }) {
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
