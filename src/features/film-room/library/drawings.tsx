import type { ReactNode } from 'react'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/components/court/plays'
import type { FilmPlay } from '@/lib/films'

/** The part of the court that fills a card of 16 to 9. */
const VIEW = '-45 -4 590 332'

/** The drawn play of a film without a picture. */
export function FilmDrawing({ play }: { play: FilmPlay }) {
  return <CourtDiagram play={plays[play]} view={VIEW} fit="xMidYMin slice" />
}

/** Each play that these films use, drawn once on the server for all of their cards. */
export function drawPlays(names: readonly FilmPlay[]): Partial<Record<FilmPlay, ReactNode>> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, <FilmDrawing key={name} play={name} />]))
}
