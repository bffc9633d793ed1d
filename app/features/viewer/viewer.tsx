import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Caption, Picture, type PictureData } from '#app/ui/picture.tsx'

type ViewerProps = {
  id: string
  name: string
  pictures: PictureData[]
  /** Index of the picture shown, or nothing while the viewer is closed. */
  index: number | undefined
  onIndex: (index: number) => void
  onClose: () => void
}

/** Pixels a finger must travel sideways to turn a page. */
const swipe = 48

/** Full-screen pictures in a native dialog: focus stays inside, Escape closes, focus returns to where it was. */
export function Viewer({ id, name, pictures, index, onIndex, onClose }: ViewerProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<number>(undefined)
  const open = index !== undefined
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // A picture chosen before hydration has opened it already (hydration/boot.ts).
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  const total = pictures.length
  const at = index ?? 0
  const turn = (by: number) => onIndex((at + by + total) % total)
  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
    const by = steps[event.key]
    if (by) turn(by)
  }
  function onPointerUp(event: PointerEvent) {
    const travelled = start.current === undefined ? 0 : event.clientX - start.current
    start.current = undefined
    if (Math.abs(travelled) > swipe) turn(travelled < 0 ? 1 : -1)
  }
  const picture = pictures[at]!
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={t('viewer.label', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="viewer on-dark"
    >
      {open && (
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
          <div className="flex items-center justify-between px-4 py-3 md:px-6">
            <p aria-live="polite" className="figures text-small">
              {t('viewer.counter', { current: at + 1, total })}
            </p>
            <button
              type="button"
              autoFocus
              className="viewer-button"
              aria-label={t('common.close')}
              onClick={onClose}
            >
              ×
            </button>
          </div>
          <div
            className="relative flex min-h-0 touch-pan-y select-none items-center justify-center"
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
              className="viewer-button absolute left-2 top-1/2 -translate-y-1/2 md:left-6"
              aria-label={t('common.previous')}
              onClick={() => turn(-1)}
            >
              ←
            </button>
            <button
              type="button"
              className="viewer-button absolute right-2 top-1/2 -translate-y-1/2 md:right-6"
              aria-label={t('common.next')}
              onClick={() => turn(1)}
            >
              →
            </button>
          </div>
          <Caption as="div" picture={picture} className="justify-center px-4 pt-3 text-center">
            {picture.alt}
          </Caption>
          <ul aria-label={t('viewer.thumbnails')} className="flex justify-center gap-2 overflow-x-auto p-4">
            {pictures.map((each, i) => (
              <li key={each.id} className="flex-none">
                <button
                  type="button"
                  aria-label={t('viewer.show', { number: i + 1 })}
                  aria-current={i === at ? 'true' : undefined}
                  onClick={() => onIndex(i)}
                  className="block border-2 border-transparent opacity-70 hover:opacity-100 aria-[current]:border-paper aria-[current]:opacity-100"
                >
                  <Picture picture={each} sizes="72px" decorative className="h-12 w-18" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </dialog>
  )
}
