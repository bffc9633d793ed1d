import { preload } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { pictureBase } from './picture-base.ts'

/** A picture as the page needs it; made by picture.server.ts. */
export type PictureData = {
  id: string
  alt: string
  /** Of its files, which are called `/pictures/lagoon-56-anchor.0a1b2c3d4e-480.avif`. */
  hash: string
  width: number
  height: number
  /** Widths of the AVIF variants in pixels, ascending. */
  widths: number[]
  /** Width of the JPEG for browsers without AVIF. */
  fallback: number
  tint: 'lagoon' | 'deep' | 'ink' | 'sunset' | 'land'
  /** What must stay in sight when the picture is cropped, in tenths of its width and height. */
  focal: [number, number]
  illustration: boolean
  /** A piece with a border of its own, shown uncut where it stands alone. */
  whole?: boolean
}

/**
 * A card fills a phone's width (92vw), but is asked for at two thirds of it: that is two pixels for each of CSS on the
 * usual screens of three, where more cannot be seen and costs twice the bytes.
 */
export const cardOnPhone = '66vw'

/** Written out whole, because style sheets are cut to the names in the sources (bundling/template-styles.ts). */
const tints = {
  lagoon: 'tint-lagoon',
  deep: 'tint-deep',
  ink: 'tint-ink',
  sunset: 'tint-sunset',
  land: 'tint-land',
} satisfies Record<PictureData['tint'], string>

type PictureProps = {
  picture: PictureData
  /** As in HTML: how wide the picture stands at which window width; wider than its frame where an upright frame cuts it at the sides. A small one needs none. */
  sizes?: string
  /** The first picture of a page is fetched at once, the others when they come near. */
  eager?: boolean
  className?: string
  /** Never wider than some 165 pixels of CSS: the smallest variant is enough for every screen. */
  small?: boolean
  /** Purely ornamental here, because the words beside it say the same. */
  decorative?: boolean
}

export function Picture({ picture, sizes, eager, small, className = '', decorative }: PictureProps) {
  const { widths, fallback, width, height, tint, focal } = picture
  const base = pictureBase(picture)
  const srcSet = small
    ? `${base}-${widths[0]}.avif`
    : widths.map((each) => `${base}-${each}.avif ${each}w`).join(', ')
  // Asked for in the head, before the style sheet; browsers without AVIF leave it.
  if (eager)
    preload(`${base}-${fallback}.jpg`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`${base}-${fallback}.jpg`}
        alt={decorative ? '' : picture.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        data-focal-x={offCentre(focal[0])}
        data-focal-y={offCentre(focal[1])}
        className={`picture ${tints[tint]} ${className}`}
      />
    </picture>
  )
}

/** Tenths; the middle is what a picture has anyway (app/styles/text.css). */
const offCentre = (tenths: number) => (tenths === 5 ? undefined : tenths)

type CaptionProps = {
  as?: 'figcaption' | 'div'
  picture: PictureData
  children?: string
  position?: string
  className?: string
}

/** Caption with coordinates and, where the picture is a rendering, a discreet note that it is one. */
export function Caption({
  as: Tag = 'figcaption',
  picture,
  children,
  position,
  className = '',
}: CaptionProps) {
  const { t } = useTranslation()
  return (
    <Tag className={`caption ${className}`}>
      {children && <span className="water text-[1rem]">{children}</span>}
      {position && <span className="figures">{position}</span>}
      {picture.illustration && <span>{t('common.illustration')}</span>}
    </Tag>
  )
}
