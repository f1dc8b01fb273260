import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { toDay } from '@/lib/dates'
import type { LibraryFilm } from '../../rules/library-film'
import { toPicture } from '@/lib/media'
import type { Media } from '@/payload-types'
import { cachedQuery } from '@/server/cache'
import { filmScope, scopeValue } from './films'
import type { Viewer } from '@/features/members/server/api'
import { asVisitor } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { LIBRARY } from './library-sql'
import { dueLabel, type LabeledFilm } from '../../rules/library'
import type { Learner } from './learner'

type Row = Omit<LibraryFilm, 'thumbnail' | 'play'> & { picture: Media | null; play: string | null }

/** Returns the texts above the films, as written by staff. */
export const getLibraryTexts = cachedQuery(
  ['film-room-library'],
  [cacheTags.global('film-room-page')],
  async (): Promise<{ title: string; label: string }> => {
    const { library } = await asVisitor().findGlobal({ slug: 'film-room-page' })
    // Before staff save a global for the first time, Payload returns it without its required fields.
    return { title: library?.title || 'Study. Then hoop.', label: library?.welcomeLabel || 'Film library' }
  },
)

/** Returns every film this learner may watch, in module order. One statement, independent of the number of films. */
export async function listLibrary(viewer: Viewer, learner: Learner): Promise<LabeledFilm[]> {
  // A parent sees the library of the selected child; films for other children only are not in it.
  return query(learner, learner.child ? learner.child.divisions : scopeOf(viewer), null)
}

/** Returns one film as shown on its card, or null alike for an unknown, unpublished or unavailable film. */
export async function findLibraryFilm(viewer: Viewer, learner: Learner, slug: string): Promise<LabeledFilm | null> {
  const [film] = await query(learner, scopeOf(viewer), slug)
  return film ?? null
}

async function query(learner: Learner, scope: string[] | null, slug: string | null): Promise<LabeledFilm[]> {
  const today = toDay(new Date())
  const { memberId, isPlayer } = learner
  const values = [memberId, isPlayer ? [memberId] : [], scope, today, slug]
  // Planning this statement takes longer than running it; as a named statement it is planned once per connection.
  const { rows } = await pool().query<Row>({ name: 'film-library', text: LIBRARY, values })
  return rows.map((row) => toFilm(row, today))
}

function toFilm({ picture, ...film }: Row, today: string): LabeledFilm {
  return {
    ...film,
    play: film.play ?? film.category,
    thumbnail: toPicture(picture),
    dueLabel: film.dueOn ? dueLabel(film.dueOn, today) : null,
  }
}

function scopeOf(viewer: Viewer): string[] | null {
  const scope = filmScope(viewer)
  // A parent without a linked child has no learner, so every caller has a scope.
  return scope === null ? [] : scopeValue(scope)
}
