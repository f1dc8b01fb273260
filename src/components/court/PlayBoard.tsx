import { ownFrameOf } from '@/lib/court/frame'
import type { Play } from '@/lib/court/play'
import { timelineOf } from '@/lib/court/timeline'
import { stepTexts } from '@/lib/court/describe-play'
import { CourtDiagram } from './CourtDiagram'
import { PlayPlayer } from './PlayPlayer.client'
import styles from './play-player.module.css'

/** A play with its steps and the controls to run it. Without JavaScript, the whole drawing and the text of every step. */
export function PlayBoard({ play, label }: { play: Play; label: string }) {
  const { steps, seconds } = timelineOf(play)
  const times = { starts: steps.map(({ from }) => from), seconds }
  return (
    <div className={styles.place}>
      <PlayPlayer play={play} label={label} texts={stepTexts(play)} times={times}>
        <CourtDiagram
          play={play}
          view={ownFrameOf(play)}
          title={play.description}
          className="on-chalk"
          hasStepNumbers
        />
      </PlayPlayer>
    </div>
  )
}
