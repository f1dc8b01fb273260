'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps, FormField } from 'payload'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { focusWhenDrawn } from '@/admin/focus-when-drawn'
import { chapterSeconds, type DraftChapter } from '../../rules/chapters'
import { formatClock } from '../../rules/clock'
import { parseVideoLink } from '../../rules/video-link'
import { ChapterList } from './ChapterList.client'
import { FilmStage } from './FilmStage.client'
import { PlayerControls } from './PlayerControls.client'
import { useChapters } from './use-chapters'
import { useFilmPlayer, type EditorSource } from './use-film-player'
import styles from './editor.module.css'

type LineProps = { position: number; length: number | null; chapters: DraftChapter[]; onSeek: (second: number) => void }

const TYPING = 'input:not([type="range"]), textarea, select'

/** Renders the film inside its form. Chapters are created, moved and found by its position. */
export function FilmDesk({ path, readOnly }: ArrayFieldClientProps) {
  const part = useRef<HTMLElement>(null)
  const source = useFormFields(([fields]) => JSON.stringify(toSource(fields)))
  const captions = useFormFields(([fields]) => idOf(fields['captions.0.file']))
  const stored = useFormFields(([fields]) => Number(fields.duration?.value) || null)
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const player = useFilmPlayer(JSON.parse(source) as EditorSource, { video, frame })
  const list = useChapters(path)
  const length = player.length ?? stored
  const locked = Boolean(readOnly || list.isLocked)

  function addChapter(): void {
    if (locked || !part.current) return
    focusWhenDrawn(part.current, `[data-row="${list.add(player.position)}"] input`)
  }

  usePlayerKeys(part, {
    ',': () => player.seek(player.position - 1),
    '.': () => player.seek(player.position + 1),
    c: addChapter,
  })

  return (
    <section ref={part} className={styles.desk} id="field-chapters" aria-label="Film and chapters">
      <div className={styles.player}>
        <div className={styles.stage}>
          <FilmStage player={player} refs={{ video, frame }} captionsId={captions} />
          <p className={styles.at} aria-hidden="true">
            {formatClock(player.position)} {length !== null && <small>of {formatClock(length)}</small>}
          </p>
        </div>
        <PlayerLine position={player.position} length={length} chapters={list.chapters} onSeek={player.seek} />
        <PlayerControls player={player} isLocked={locked} onChapter={addChapter} />
      </div>
      <ChapterList path={path} player={player} chapters={list} length={length} isLocked={locked} />
    </section>
  )
}

function toSource(fields: Record<string, FormField>): EditorSource {
  const file = idOf(fields.file)
  if (file) return { kind: 'file', id: file }
  const link = parseVideoLink(String(fields.videoUrl?.value ?? ''))
  return link?.kind === 'frame' ? null : link
}

// The value of an upload is its id, or the whole document directly after the upload.
function idOf(field: FormField | undefined): string | null {
  const value = field?.value as string | { id?: string } | null | undefined
  return typeof value === 'string' ? value : (value?.id ?? null)
}

/** Handles the film's single-key shortcuts while the focus is inside its part of the form, except in text inputs. */
function usePlayerKeys(part: RefObject<HTMLElement | null>, actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING) || target.closest('dialog')) return
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const element = part.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [part])
}

/** Renders the timeline of the film with its chapters. A click or an arrow key seeks. */
function PlayerLine({ position, length, chapters, onSeek }: LineProps) {
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
      <ol className="fc-list" aria-hidden="true">
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
