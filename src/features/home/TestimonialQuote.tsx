import Image from 'next/image'
import type { Testimonial } from '@/payload-types'
import { toPicture } from '@/lib/media'
import { Stars } from './Stars'

/** One family's words, with who said them and the stars they gave. */
export function TestimonialQuote({ testimonial, isLarge }: { testimonial: Testimonial; isLarge?: boolean }) {
  const { content, name, role, rating, image } = testimonial
  const portrait = toPicture(image)
  return (
    <figure className={isLarge ? 'quote is-large' : 'quote'}>
      <blockquote>“{content}”</blockquote>
      <figcaption>
        {portrait && (
          <Image
            src={portrait.src}
            alt={portrait.alt}
            width={56}
            height={56}
            className="size-14 rounded-full object-cover"
            style={{ objectPosition: portrait.position }}
          />
        )}
        <span>
          <b>{name}</b>
          <span className="block text-small text-ink-500">{role}</span>
        </span>
        <Stars rating={rating} />
      </figcaption>
    </figure>
  )
}
