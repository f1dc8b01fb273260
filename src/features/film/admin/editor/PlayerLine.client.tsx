'use client'

import type { CSSProperties } from 'react'
import { chapterSeconds, type DraftChapter } from '../../rules/chapters'
import { formatClock } from '../../rules/clock'
import styles from './editor.module.css'

type LineProps = { position: number; length: number | null; chapters: DraftChapter[]; onSeek: (second: number) => void }

/** Renders the timeline of the film with its chapters. A click or an arrow key seeks. */
export function PlayerLine({ position, length, chapters, onSeek }: LineProps) {
  if (length === null) return null
  const share = (second: number) => `${(100 * Math.min(second, length)) / length}%`
  return (
    <div className={styles.line} style={{ '--at': share(position) } as CSSProperties}>
      <input
        type="range"
        min={0}
        max={length - 1}
        step={1}
        value={position}
        aria-label="Position in the film"
        aria-valuetext={`${formatClock(position)} of ${formatClock(length)}`}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <ol aria-hidden="true">
        {chapters.map(({ at, title }, index) => (
          <li
            key={index}
            style={
              {
                '--at': share(at ?? 0),
                '--lasts': share(chapterSeconds(chapters, index, length) ?? 0),
              } as CSSProperties
            }
          >
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
