import type { Program } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { tightFrameOf } from '@/lib/court/frame'
import { Picture } from '@/components/media/Picture'
import { plays } from '@/lib/court/plays'
import { toPicture } from '@/lib/media'
import styles from './programs.module.css'

// Each program has its own play: first a whole team, then one against one, and so on.
const PLAYS = [plays.horns, plays.backdoor, plays.flex]
const GROUNDS = ['ink', 'on-maple']
const SIZES = '(min-width: 768px) 40rem, 100vw'

/** The program's photograph; without an uploaded one, its play. */
export function ProgramPicture({ image, index }: { image: Program['image']; index: number }) {
  const picture = toPicture(image)
  if (picture) {
    return (
      <div className={styles.picture}>
        <Picture picture={picture} sizes={SIZES} />
      </div>
    )
  }
  const play = PLAYS[index % PLAYS.length]!
  return (
    <div className={`${styles.picture} ${GROUNDS[index % GROUNDS.length]}`}>
      <CourtDiagram play={play} view={tightFrameOf(play)} fit="xMidYMid meet" runs />
    </div>
  )
}
