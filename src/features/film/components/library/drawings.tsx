import type { ReactNode } from 'react'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { frameOf } from '@/lib/court/frame'
import { plays } from '@/lib/court/plays'
import type { FilmPlay } from '../../rules/film-plays'

/** Renders the drawn play of a film without a picture, or of one of its chapters. */
export function FilmDrawing({ play }: { play: FilmPlay }) {
  return <CourtDiagram play={plays[play]} view={frameOf(plays[play])} fit="xMidYMin slice" runs />
}

/** Renders each play that these films use once on the server, for all of their cards. */
export function drawPlays(names: readonly FilmPlay[]): Partial<Record<FilmPlay, ReactNode>> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, <FilmDrawing key={name} play={name} />]))
}
