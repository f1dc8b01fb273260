'use client'

import { chapterAt, chapterSeconds } from '../../rules/chapters'
import { ChapterRow } from './ChapterRow.client'
import type { FilmPlayer } from './use-film-player'
import type { FormChapters } from './use-chapters'
import styles from './editor.module.css'
import { Problem } from '@/admin/Problem'

type ListProps = {
  path: string
  player: FilmPlayer
  chapters: FormChapters
  /** The duration of the film in seconds; null while it is unknown. */
  length: number | null
  isLocked: boolean
}

/** Lists the chapters of the film and marks the one that plays. */
export function ChapterList({ path, player, chapters: list, length, isLocked }: ListProps) {
  const { rows, chapters, problem, setTime, remove } = list
  const now = chapterAt(chapters, player.position)
  return (
    <>
      <h2>
        Chapters <small>in the order of the film, always</small>
      </h2>
      <Problem text={problem} />
      {rows.length === 0 && (
        <p className={styles.noChapter}>None yet. Play the film and add one where a part begins.</p>
      )}
      <ol className="fc-list">
        {rows.map((row, index) => (
          <ChapterRow
            key={row.id}
            row={row.id}
            path={`${path}.${index}`}
            at={chapters[index]?.at ?? 0}
            length={chapterSeconds(chapters, index, length)}
            position={player.position}
            isNow={index === now}
            isLocked={isLocked}
            onSeek={player.seek}
            onMove={() => setTime(index, player.position)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </>
  )
}
