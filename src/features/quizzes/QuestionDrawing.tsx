import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/components/court/frame'
import type { Play } from '@/components/court/play'

/** What a question is about, drawn: everybody its words name, and no answer. */
export function QuestionDrawing({ play }: { play: Play }) {
  return (
    <div className="quiz-drawing">
      <CourtDiagram play={play} view={frameOf(play)} title={play.description} hasNumbers animate />
    </div>
  )
}
