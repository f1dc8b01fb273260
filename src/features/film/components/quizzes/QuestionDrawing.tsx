import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/lib/court/frame'
import type { Play } from '@/lib/court/play'
import styles from './quiz.module.css'

/** Draws the situation of a question: all players its text mentions, without revealing the answer. */
export function QuestionDrawing({ play }: { play: Play }) {
  return (
    <div className={styles.drawing}>
      <CourtDiagram play={play} view={frameOf(play)} title={play.description} animate />
    </div>
  )
}
