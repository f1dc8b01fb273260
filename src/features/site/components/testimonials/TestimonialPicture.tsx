import type { Testimonial } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { tightFrameOf } from '@/lib/court/frame'
import { plays } from '@/lib/court/plays'
import { Picture } from '@/components/media/Picture'
import { toPicture } from '@/lib/media'
import styles from '../people.module.css'

type TestimonialPictureProps = { image: Testimonial['image']; index: number }

const PLAYS = [plays.giveAndGo, plays.backdoor, plays.postSplit, plays.pickAndRoll]
const GROUNDS = ['ink', 'on-maple']

/** The portrait of the testimonial; without one, a play. */
export function TestimonialPicture({ image, index }: TestimonialPictureProps) {
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
