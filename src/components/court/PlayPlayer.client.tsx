'use client'

import { useId, useRef, type ReactNode } from 'react'
import type { Play } from '@/lib/court/play'
import { PlayControls } from './PlayControls.client'
import { usePlayer, usePlayerKeys, type PlayTimes } from './use-player'
import styles from './play-player.module.css'

type PlayPlayerProps = {
  play: Play
  label: string
  /** The text of each step. */
  texts: string[]
  times: PlayTimes
  /** The drawing, by CourtDiagram. */
  children: ReactNode
}

/** Runs, pauses, steps and scrubs a play. */
export function PlayPlayer({ play, label, texts, times, children }: PlayPlayerProps) {
  const heading = useId()
  const [box, board] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)]
  const controls = usePlayer(play, times, board)
  usePlayerKeys(box, controls)
  const { step, isResting } = controls.state
  return (
    <section ref={box} className={styles.player} aria-labelledby={heading} data-own-keys>
      <div ref={board} className={styles.board}>
        {children}
      </div>
      <PlayControls controls={controls} texts={texts} times={times} />
      <div className={styles.side}>
        <p className="label">{label}</p>
        <h2 id={heading}>{play.name}</h2>
        <ol>
          {texts.map((text, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={!isResting && index === step ? 'step' : undefined}
                onClick={() => controls.goTo(index)}
              >
                <span className="num">{index + 1}</span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
