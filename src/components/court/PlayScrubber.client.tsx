'use client'

import { useEffect, useRef } from 'react'
import type { PlayerControls, PlayTimes } from './use-player'
import styles from './play-player.module.css'

type PlayScrubberProps = {
  controls: PlayerControls
  times: PlayTimes
  /** The current step in words. */
  valueText: string
}

/** The place in a play. Its line and its knob move with the play; the slider above them, which is not visible, is set when it stops. */
export function PlayScrubber({ controls, times: { starts, seconds }, valueText }: PlayScrubberProps) {
  const slider = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLSpanElement>(null)
  const knob = useRef<HTMLSpanElement>(null)
  const { runner, isReady } = controls
  useEffect(() => {
    if (done.current) runner?.add(done.current, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }])
    if (knob.current) runner?.add(knob.current, [{ transform: 'translateX(0)' }, { transform: 'translateX(100%)' }])
  }, [runner])
  const setValue = () => {
    if (slider.current) slider.current.value = String(runner?.getTime() ?? 0)
  }
  // In each render: the play has reached a step, or has stopped.
  useEffect(setValue)
  return (
    <div className={styles.scrub}>
      <span className={styles.track}>
        <span ref={done} className={styles.done} />
      </span>
      {starts.map((start) => (
        <i key={start} style={{ left: `calc(10px + (100% - 20px) * ${(start / seconds).toFixed(3)})` }} />
      ))}
      <span ref={knob} className={styles.knob} />
      <input
        ref={slider}
        type="range"
        min="0"
        max={seconds}
        step="0.05"
        defaultValue="0"
        disabled={!isReady}
        aria-label="Position in the play"
        aria-valuetext={valueText}
        onKeyDown={setValue}
        onInput={(event) => controls.scrub(Number(event.currentTarget.value))}
      />
    </div>
  )
}
