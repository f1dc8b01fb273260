import type { ReactNode } from 'react'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/lib/court/frame'
import type { Play } from '@/lib/court/play'
import type { LibraryFilm } from '../../rules/library-film'
import { fallbackPlay } from '../../rules/category-plays'

/** Renders the drawn play of a film without a picture, or of one of its chapters. */
export function FilmDrawing({ play }: { play: Play }) {
  return <CourtDiagram play={play} view={frameOf(play)} fit="xMidYMin slice" runs />
}

/** Renders each play that these films use once on the server, for all of their cards. `plays` are those of the playbook. */
export function drawPlays(
  films: readonly Pick<LibraryFilm, 'play' | 'category'>[],
  plays: Partial<Record<string, Play>>,
): Partial<Record<string, ReactNode>> {
  const byPlay = new Map(films.map((film) => [film.play, film]))
  return Object.fromEntries(
    [...byPlay].map(([key, { category }]) => [
      key,
      <FilmDrawing key={key} play={fallbackPlay({ play: plays[key] ?? null, category })} />,
    ]),
  )
}
