import { Caption, Picture, type PictureData } from './picture.tsx'

/** The picture below the opening of a page that has no hero. */
export function PagePicture({ picture }: { picture: PictureData }) {
  return (
    <figure className="page mt-10 md:mt-14">
      <Picture
        picture={picture}
        sizes="(min-width: 102rem) 1462px, 92vw"
        eager
        className="aspect-[4/3] w-full md:aspect-[21/9]"
      />
      <Caption picture={picture} className="mt-2" />
    </figure>
  )
}
