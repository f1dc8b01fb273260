import type { Picture as PictureFacts } from '@/lib/media'

/** The default focal point, which is also the browser's. */
const CENTER = '50% 50%'

type PictureProps = {
  picture: PictureFacts
  /** The displayed width, as the `sizes` of an image: the browser selects the smallest file that is sharp. */
  sizes: string
  /** Set for a picture in the first view, which must be loaded without delay. */
  isEarly?: boolean
  className?: string
}

/** A picture from the admin. When its box has another aspect ratio, the focal point stays visible. */
export function Picture({ picture, sizes, isEarly, className }: PictureProps) {
  const { src, srcSet, alt, width, height, position } = picture
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={position === CENTER ? undefined : { objectPosition: position }}
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={isEarly ? 'high' : undefined}
      decoding="async"
    />
  )
}
