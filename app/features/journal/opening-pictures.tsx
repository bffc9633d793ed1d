import { Caption, Picture, type PictureData } from '#app/ui/picture.tsx'

type OpeningPicturesProps = { pictures: { picture: PictureData; caption: string | undefined }[] }

/** The picture of the article, or those of the two places that it compares side by side. */
export function OpeningPictures({ pictures }: OpeningPicturesProps) {
  const pair = pictures.length > 1
  return (
    <div className={`page mt-10 grid gap-x-3 gap-y-6 ${pair ? 'md:grid-cols-2' : ''}`}>
      {pictures.map(({ picture, caption }, i) => (
        <figure key={picture.id}>
          <Picture
            picture={picture}
            sizes={`(min-width: 96rem) ${pair ? 690 : 1376}px, ${pair ? '(min-width: 48rem) 46vw, ' : ''}92vw`}
            eager={i === 0}
            className={`w-full ${i === 0 ? 'page-picture' : ''} ${picture.whole ? 'h-auto' : pair ? 'aspect-[4/3]' : 'aspect-[4/3] md:aspect-[16/9]'}`}
          />
          <Caption picture={{ ...picture, illustration: picture.illustration && i === 0 }} className="mt-2">
            {caption}
          </Caption>
        </figure>
      ))}
    </div>
  )
}
