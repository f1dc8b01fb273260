import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { toDay } from '@/lib/dates'
import type { FilmPlay } from '../../rules/film-plays'
import { fallbackPlay } from '../../rules/films'
import type { LibraryFilm } from '../../rules/library-film'
import { toPicture } from '@/lib/media'
import type { Media } from '@/payload-types'
import { cachedQuery } from '@/server/cache'
import { filmScope, scopeValue } from './films'
import type { Viewer } from '@/features/members/server/api'
import { asVisitor } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { LIBRARY } from './library-sql'
import { dueLabel, type ShownFilm } from '../../rules/library'
import type { Learner } from './learner'

type Row = Omit<LibraryFilm, 'thumbnail' | 'play'> & { picture: Media | null; play: FilmPlay | null }

/** The lines above the films, as staff wrote them. */
export const getLibraryTexts = cachedQuery(
  ['film-room-library'],
  [cacheTags.global('film-room-page')],
  async (): Promise<{ title: string; label: string }> => {
    const { library } = await asVisitor().findGlobal({ slug: 'film-room-page' })
    // Before staff have written anything, a global comes without its required fields.
    return { title: library?.title || 'Study. Then hoop.', label: library?.welcomeLabel || 'Film library' }
  },
)

/** Every film this learner may watch, in the order of the modules. One statement, however many films there are. */
export async function listLibrary(viewer: Viewer, learner: Learner): Promise<ShownFilm[]> {
  // A parent looks through one child's eyes; what the other children may watch is not in that child's library.
  return query(learner, learner.child ? learner.child.divisions : scopeOf(viewer), null)
}

/** One film as its card shows it, or null: unknown, unpublished and not for this viewer are the same. */
export async function findLibraryFilm(viewer: Viewer, learner: Learner, slug: string): Promise<ShownFilm | null> {
  const [film] = await query(learner, scopeOf(viewer), slug)
  return film ?? null
}

async function query(learner: Learner, scope: string[] | null, slug: string | null): Promise<ShownFilm[]> {
  const today = toDay(new Date())
  const { memberId, isPlayer } = learner
  const values = [memberId, isPlayer ? [memberId] : [], scope, today, slug]
  // Planning this statement takes longer than running it: with a name, a connection plans it once.
  const { rows } = await pool().query<Row>({ name: 'film-library', text: LIBRARY, values })
  return rows.map((row) => toFilm(row, today))
}

function toFilm({ picture, ...film }: Row, today: string): ShownFilm {
  return {
    ...film,
    play: fallbackPlay(film),
    thumbnail: toPicture(picture),
    dueLabel: film.dueOn ? dueLabel(film.dueOn, today) : null,
  }
}

function scopeOf(viewer: Viewer): string[] | null {
  const scope = filmScope(viewer)
  // A parent without a linked child has no learner, so every caller has a scope.
  return scope === null ? [] : scopeValue(scope)
}
