import type { HomePage } from '@/payload-types'
import { FigureCards } from '@/components/ui/FigureCards'

/** The two programs. */
export function Programs({ programs }: { programs: HomePage['programs'] }) {
  return <FigureCards title={programs.title} cards={programs.cards} />
}
