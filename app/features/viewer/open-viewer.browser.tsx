import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Caption, Picture, type PictureData } from '#app/ui/picture.tsx'

type OpenViewerProps = {
  pictures: PictureData[]
  /** Index of the picture shown. */
  at: number
  onIndex: (index: number) => void
  /** Pictures to go on or back. */
  onTurn: (by: number) => void
  onClose: () => void
}

/** Pixels a finger must travel sideways to turn a page. */
const swipe = 48

/** What stands in the viewer while it is open: the picture with its caption, the buttons, and the row of thumbnails. */
export function OpenViewer({ pictures, at, onIndex, onTurn, onClose }: OpenViewerProps) {
  const { t } = useTranslation()
  const start = useRef<number>(undefined)
  function onPointerUp(event: PointerEvent) {
    const travelled = start.current === undefined ? 0 : event.clientX - start.current
    start.current = undefined
    if (Math.abs(travelled) > swipe) onTurn(travelled < 0 ? 1 : -1)
  }
  const picture = pictures[at]!
  const total = pictures.length
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <div className="flex items-center justify-between px-4 py-3 md:px-6">
        <p aria-live="polite" className="figures text-small">
          {t('viewer.counter', { current: at + 1, total })}
        </p>
        <button
          type="button"
          // All of this stands in the viewer's dialog, where focus has to go somewhere.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className="viewer-button"
          aria-label={t('common.close')}
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <div
        className="viewer-stage relative flex min-h-0 select-none items-center justify-center"
        onPointerDown={(event) => {
          start.current = event.clientX
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = undefined
        }}
      >
        <Picture
          key={picture.id}
          picture={picture}
          sizes="(max-width: 767px) and (orientation: portrait) 200vw, 100vw"
          eager
          className="viewer-picture"
        />
        <button
          type="button"
          className="viewer-button viewer-turn left-2 md:left-6"
          aria-label={t('common.previous')}
          onClick={() => onTurn(-1)}
        >
          ←
        </button>
        <button
          type="button"
          className="viewer-button viewer-turn right-2 md:right-6"
          aria-label={t('common.next')}
          onClick={() => onTurn(1)}
        >
          →
        </button>
      </div>
      <Caption as="div" picture={picture} className="justify-center px-4 pt-3 text-center">
        {picture.alt}
      </Caption>
      <ul
        aria-label={t('viewer.thumbnails')}
        className="mx-auto flex w-fit max-w-full gap-2 overflow-x-auto p-4"
      >
        {pictures.map((each, i) => (
          <li key={each.id} className="flex-none">
            <button
              type="button"
              aria-label={t('viewer.show', { number: i + 1 })}
              aria-current={i === at ? 'true' : undefined}
              onClick={() => onIndex(i)}
              className="block border-2 border-transparent opacity-70 hover:opacity-100 aria-[current]:border-paper aria-[current]:opacity-100"
            >
              <Picture picture={each} small decorative className="h-12 w-18" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
