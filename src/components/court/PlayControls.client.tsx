'use client'

import { useEffect, useRef } from 'react'
import { formatCount } from '@/lib/counts'
import type { PlayerControls, PlayTimes } from './use-player'
import styles from './play-player.module.css'

type PlayScrubberProps = {
  controls: PlayerControls
  times: PlayTimes
  /** The current step in words. */
  valueText: string
}

type PlayControlsProps = {
  controls: PlayerControls
  texts: string[]
  times: PlayTimes
}

const ICONS = {
  back: 'M6 5h2.500v14H6zM19 5v14L9.500 12z',
  forward: 'M15.500 5H18v14h-2.500zM5 5l9.500 7L5 19z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4.500v16H6zM13.500 4H18v16h-4.500z',
}
const SPEED_LABELS: Record<number, string> = { 1: '1×', 0.5: '½×', 0.25: '¼×' }

/** The bar with the buttons, the scrubber and the speed of a play. */
export function PlayControls({ controls, texts, times }: PlayControlsProps) {
  const { isReady, speed, toggle, goTo } = controls
  const { step, isRunning, isResting } = controls.state
  const position = isResting ? formatCount(texts.length, 'step') : `Step ${step + 1} of ${texts.length}`
  return (
    <div className={styles.controls} role="group" aria-label="Controls of the play" aria-busy={!isReady}>
      <Control label="Step back" icon="back" isOff={!isReady} onPress={() => goTo(step - 1)} />
      <Control
        label={isRunning ? 'Pause' : 'Play'}
        icon={isRunning ? 'pause' : 'play'}
        isOff={!isReady}
        isMain
        onPress={toggle}
      />
      <Control label="Step forward" icon="forward" isOff={!isReady} onPress={() => goTo(isResting ? 0 : step + 1)} />
      <PlayScrubber
        controls={controls}
        times={times}
        valueText={isResting ? position : `${position}: ${texts[step]}`}
      />
      <output>{position}</output>
      <button
        type="button"
        className={styles.speed}
        disabled={!isReady}
        aria-label={`Pace of the play: ${SPEED_LABELS[speed]}`}
        onClick={controls.changeSpeed}
      >
        {SPEED_LABELS[speed]}
      </button>
    </div>
  )
}

type ControlProps = {
  label: string
  icon: keyof typeof ICONS
  isOff: boolean
  isMain?: boolean
  onPress: () => void
}

function Control({ label, icon, isOff, isMain, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={isMain ? styles.main : undefined}
      disabled={isOff}
      aria-label={label}
      onClick={onPress}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
}

/** The place in a play. Its line and its knob move with the play; the slider above them, which is not visible, is set when it stops. */
function PlayScrubber({ controls, times: { starts, seconds }, valueText }: PlayScrubberProps) {
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
