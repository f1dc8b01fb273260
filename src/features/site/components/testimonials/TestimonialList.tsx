import type { Testimonial, TestimonialsPage } from '@/payload-types'
import { TestimonialQuote } from '@/components/ui/TestimonialQuote'
import { TestimonialPicture } from './TestimonialPicture'
import styles from '../people.module.css'

type TestimonialListProps = { testimonials: Testimonial[]; list: TestimonialsPage['list'] }

/** All testimonials, each beside what the player did, or a line that there are none yet. */
export function TestimonialList({ testimonials, list }: TestimonialListProps) {
  if (testimonials.length === 0) return <p className="wrap section lede">{list.empty}</p>
  return (
    <section aria-labelledby="testimonials-heading">
      <h2 id="testimonials-heading" className="sr-only">
        {list.title}
      </h2>
      <ul className={styles.testimonials}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id}>
            <TestimonialQuote testimonial={testimonial} isLarge withoutPortrait />
            <div className={styles.did}>
              <TestimonialPicture image={testimonial.image} index={index} />
              {testimonial.did && (
                <p>
                  <b>What the player did</b> {testimonial.did}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
