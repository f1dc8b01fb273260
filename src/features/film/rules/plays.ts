import type { Play } from '@/lib/court/play'

/** How the playbook lists its plays. */
export const PLAY_KINDS = { offense: 'Offense', defense: 'Defense', moment: 'Single moment' } as const

/** A published play of the playbook. */
export type PlaybookPlay = { key: string; play: Play }

/** Returns the plays whose name or description contains all of these words, in the order of the playbook. */
export function findPlays(book: readonly PlaybookPlay[], text: string): PlaybookPlay[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return book.filter(({ play }) => {
    const about = `${play.name} ${play.description}`.toLowerCase()
    return words.every((word) => about.includes(word))
  })
}
