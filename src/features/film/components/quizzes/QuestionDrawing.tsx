import { CourtDiagram } from '@/components/court/CourtDiagram'
import { LivePlay } from '@/components/court/LivePlay.client'
import { ownFrameOf } from '@/lib/court/frame'
import type { Play } from '@/lib/court/play'
import styles from './quiz.module.css'

/** Draws the situation of a question, which runs once: all players its text mentions, without revealing the answer. */
export function QuestionDrawing({ play }: { play: Play }) {
  return (
    <div className={styles.drawing}>
      <LivePlay play={play} buttonClass={styles.again}>
        <CourtDiagram play={play} view={ownFrameOf(play)} title={play.description} hasStepNumbers />
      </LivePlay>
    </div>
  )
}
