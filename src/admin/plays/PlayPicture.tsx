import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/lib/court/frame'
import { plays, type PlayName } from '@/lib/court/plays'
import styles from './play-picture.module.css'

/** A play as members see it, in the film room's colors. */
export function PlayPicture({ play }: { play: PlayName }) {
  return <CourtDiagram play={plays[play]} view={frameOf(plays[play])} className={styles.picture} />
}
