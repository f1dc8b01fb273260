'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps, FormField } from 'payload'
import { useRef } from 'react'
import { focusWhenDrawn } from '@/admin/focus-when-drawn'
import { formatClock } from '../../rules/clock'
import { parseVideoLink } from '../../rules/video-link'
import { ChapterList } from './ChapterList.client'
import { FilmStage } from './FilmStage.client'
import { PlayerControls } from './PlayerControls.client'
import { PlayerLine } from './PlayerLine.client'
import { useChapters } from './use-chapters'
import { useFilmPlayer, type EditorSource } from './use-film-player'
import { usePlayerKeys } from './use-player-keys'
import styles from './editor.module.css'

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
