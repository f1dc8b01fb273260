import type pg from 'pg'
import { readFileSync } from 'node:fs'
import { makeFilm, type MadeFilm } from './films'

/** A film of the demo: one minute of a play diagram. */
export function readClip(): Buffer {
  return readFileSync('seed/media/films/help-side-rotations.mp4')
}

/** Duration in seconds. */
export const CLIP_SECONDS = 60

export const CAPTIONS = 'WEBVTT\n\n00:00:00.000 --> 00:01:00.000\nThe low helper goes first.\n'

export const CHAPTERS = [
  { at: 0, title: 'Full speed' },
  { at: 20, title: 'Again, slowly' },
]

/** A complete film: a file, captions and chapters. */
export function makeClipFilm(db: pg.Pool, divisions: string[]): Promise<MadeFilm> {
  return makeFilm(db, {
    divisions,
    file: readClip(),
    duration: CLIP_SECONDS,
    captions: { en: CAPTIONS },
    chapters: CHAPTERS,
    title: 'Rotate early',
    description: 'Look at the two who are far from the ball.',
  })
}
