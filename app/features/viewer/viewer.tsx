import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureData } from '#app/ui/picture.tsx'
import { OpenViewer } from './open-viewer.browser.tsx'

type ViewerProps = {
  id: string
  name: string
  pictures: PictureData[]
  /** Index of the picture shown, or nothing while the viewer is closed. */
  index: number | undefined
  onIndex: (index: number) => void
  onClose: () => void
}

/** Full-screen pictures in a native dialog: focus stays inside, Escape closes, focus returns to where it was. */
export function Viewer({ id, name, pictures, index, onIndex, onClose }: ViewerProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
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
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={t('viewer.label', { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="viewer on-dark"
    >
      {open && <OpenViewer pictures={pictures} at={at} onIndex={onIndex} onTurn={turn} onClose={onClose} />}
    </dialog>
  )
}
