import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { useHistoryEntry } from './use-history-entry.ts'
import { Viewer } from './viewer.tsx'

type GalleryProps = { name: string; pictures: PictureData[] }

/** A grid of pictures; choosing one opens it in full screen. Without scripting the pictures are simply there. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState<number>()
  const viewer = useId()
  const entry = useHistoryEntry(index !== undefined, () => setIndex(undefined))
  return (
    <>
      <ul className="gallery">
        {pictures.map((picture, i) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={`${t('viewer.open', { number: i + 1 })}: ${picture.alt}`}
              aria-haspopup="dialog"
              data-opens={viewer}
              onClick={() => {
                entry.add()
                setIndex(i)
              }}
            >
              <Picture
                picture={picture}
                sizes={i % 5 === 0 ? '(min-width: 96rem) 1376px, 92vw' : '(min-width: 640px) 46vw, 92vw'}
                decorative
              />
            </button>
          </li>
        ))}
      </ul>
      <Viewer
        id={viewer}
        name={name}
        pictures={pictures}
        index={index}
        onIndex={setIndex}
        onClose={entry.remove}
      />
    </>
  )
}
