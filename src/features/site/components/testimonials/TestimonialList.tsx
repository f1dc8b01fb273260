import type { Testimonial, TestimonialsPage } from '@/payload-types'
import { TestimonialQuote } from '@/components/ui/TestimonialQuote'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { tightFrameOf } from '@/lib/court/frame'
import { plays } from '@/lib/court/plays'
import { Picture } from '@/components/media/Picture'
import { toPicture } from '@/lib/media'
import styles from '../people.module.css'

const PLAYS = [plays.giveAndGo, plays.backdoor, plays.postSplit, plays.pickAndRoll]
const GROUNDS = ['ink', 'on-maple']

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

/** The portrait of the testimonial; without one, a play. */
function TestimonialPicture({ image, index }: { image: Testimonial['image']; index: number }) {
  const picture = toPicture(image)
  if (!picture) {
    const play = PLAYS[index % PLAYS.length]!
    return (
      <div className={`${styles.testimonialPicture} ${GROUNDS[index % GROUNDS.length]}`}>
        <CourtDiagram play={play} view={tightFrameOf(play)} fit="xMidYMid meet" runs />
      </div>
    )
  }
  return <Picture picture={picture} sizes="24rem" isEarly={index === 0} className={styles.testimonialPicture} />
}
