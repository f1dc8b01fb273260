'use client'

import { useState } from 'react'
import { setText } from '@/lib/court/edit-steps'
import { stepTexts } from '@/lib/court/describe-play'
import type { PlayEditor } from './use-play-editor'
import styles from './side.module.css'

const MOST = 200

/** The text of the step: generated from its moves, until a coach writes another one. */
export function StepText({ editor }: { editor: PlayEditor }) {
  const { drawing, step, isLocked, change } = editor
  const written = drawing.steps[step]?.say
  const [isWriting, setIsWriting] = useState(false)
  const text = stepTexts(drawing)[step] ?? ''
  const isOpen = (isWriting || written !== undefined) && !isLocked
  return (
    <section aria-labelledby="play-text">
      <h2 id="play-text">
        In words <small>{written === undefined ? 'written by itself' : 'written by you'}</small>
      </h2>
      {isOpen ? (
        <textarea
          aria-labelledby="play-text"
          className={styles.text}
          rows={4}
          maxLength={MOST}
          defaultValue={written ?? text}
          onChange={({ target }) => change(setText(drawing, step, target.value), { group: `text ${step}` })}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {!isLocked && (
        <button
          type="button"
          className="fc-button"
          onClick={() => {
            setIsWriting(!isOpen)
            if (isOpen) change(setText(drawing, step, ''))
          }}
        >
          {isOpen ? 'Let it write itself' : 'Change the words'}
        </button>
      )}
    </section>
  )
}
