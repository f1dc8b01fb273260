import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/lib/court/frame'
import type { Play } from '@/lib/court/play'
import styles from './play-picture.module.css'

/** A play as members see it, in the film room's colors. */
export function PlayPicture({ play }: { play: Play }) {
  return <CourtDiagram play={play} view={frameOf(play)} className={styles.picture} />
}
