import type { Testimonial } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { Picture } from '@/components/media/Picture'
import { toPicture } from '@/lib/media'
import styles from '../people.module.css'

type TestimonialPictureProps = { image: Testimonial['image']; index: number }

const PLAYS = [plays.giveAndGo, plays.backdoor, plays.postSplit, plays.pickAndRoll]
const GROUNDS = ['ink', 'on-maple']

/** The portrait that a parent sent; until there is one, a play. */
export function TestimonialPicture({ image, index }: TestimonialPictureProps) {
  const picture = toPicture(image)
  if (!picture) {
    return (
      <div className={`${styles.testimonialPicture} ${GROUNDS[index % GROUNDS.length]}`}>
        <CourtDiagram play={PLAYS[index % PLAYS.length]!} view="16 -16 468 468" fit="xMidYMin slice" />
      </div>
    )
  }
  return <Picture picture={picture} sizes="24rem" isEarly={index === 0} className={styles.testimonialPicture} />
}
