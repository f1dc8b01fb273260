import type { Picture as PictureFacts } from '@/lib/media'

/** The focal point of a picture for which staff chose none; also that of the browser. */
const CENTER = '50% 50%'

type PictureProps = {
  picture: PictureFacts
  /** How wide it is shown, as the `sizes` of an image: the browser chooses the smallest file that is sharp. */
  sizes: string
  /** True for a picture within the first view, which must not wait. */
  isEarly?: boolean
  className?: string
}

/** A photograph or drawing from the back office. Where its box has another shape, the focal point stays in view. */
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
