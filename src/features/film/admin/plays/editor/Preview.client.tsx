'use client'

import { useMemo } from 'react'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { LivePlay } from '@/components/court/LivePlay.client'
import type { Drawing } from '@/lib/court/play'
import { stepTexts } from '@/lib/court/describe-play'
import styles from './play-editor.module.css'

/** Runs the play as members see it, with the text of every step. */
export function Preview({ drawing }: { drawing: Drawing }) {
  const play = useMemo(() => ({ name: 'Preview', description: 'The whole play', ...drawing }), [drawing])
  return (
    <div className={styles.preview}>
      <LivePlay play={play} buttonClass={styles.again}>
        <CourtDiagram
          play={play}
          title={play.description}
          className={styles.court}
          view="-14 -14 528 448"
          hasStepNumbers
        />
      </LivePlay>
      <ol>
        {stepTexts(play).map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
