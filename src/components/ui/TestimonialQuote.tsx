import type { Testimonial } from '@/payload-types'
import { toPicture } from '@/lib/media'
import { Picture } from '../media/Picture'
import { Stars } from './Stars'

type TestimonialQuoteProps = {
  testimonial: Testimonial
  isLarge?: boolean
  /** Set when the portrait is shown elsewhere. */
  withoutPortrait?: boolean
}

/** The testimonial of a family, with its author and rating. */
export function TestimonialQuote({ testimonial, isLarge, withoutPortrait }: TestimonialQuoteProps) {
  const { content, name, role, rating, image } = testimonial
  return (
    <figure className={isLarge ? 'quote is-large' : 'quote'}>
      <blockquote>“{content}”</blockquote>
      <figcaption>
        {!withoutPortrait && <Portrait image={image} />}
        <span>
          <b>{name}</b>
          <span className="block text-small text-ink-500">{role}</span>
        </span>
        <Stars rating={rating} />
      </figcaption>
    </figure>
  )
}

function Portrait({ image }: Pick<Testimonial, 'image'>) {
  const picture = toPicture(image)
  return picture && <Picture picture={picture} sizes="56px" className="size-14 rounded-full object-cover" />
}
