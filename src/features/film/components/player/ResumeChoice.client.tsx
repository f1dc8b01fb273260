'use client'
import { Button } from '@/components/ui/Button'
import { formatClock } from '../../rules/clock'
import type { Playback } from '../../rules/playback'
import styles from './player.module.css'

type ResumeChoiceProps = {
  playback: Pick<Playback, 'duration'>
  /** The member's last position, in seconds. */
  position: number
  onChoose: (second: number) => void
}

/** Resuming is not offered this close to the beginning or the end, in seconds. */
const EDGE = 5

/** Offers to resume a film that was stopped midway, on this device or another. */
export function ResumeChoice({ playback: { duration }, position, onChoose }: ResumeChoiceProps) {
  if (position < EDGE || position > duration - EDGE) return null
  return (
    <div role="group" aria-label="Where to begin" className={styles.resume}>
      <Button onClick={() => onChoose(position)}>Resume at {formatClock(position)}</Button>
      <Button variant="line" onClick={() => onChoose(0)}>
        Start over
      </Button>
    </div>
  )
}
