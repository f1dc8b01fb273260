import type { Play } from '@/lib/court/play'
import { plays, type PlayName } from '@/lib/court/plays'
import type { PostCategory } from './post-categories'

/** The published plays of the playbook, by their keys. */
export type Playbook = Partial<Record<string, Play>>

type Covered = { play?: string | null; category: PostCategory }

/** The keys of the plays that articles without a picture show by their category. */
const CATEGORY_PLAYS: Readonly<Record<PostCategory, PlayName>> = {
  recruiting: 'horns',
  playerDevelopment: 'giveAndGo',
  trainingTips: 'backdoor',
  programUpdates: 'weakSideSwing',
  nutrition: 'floppy',
  featured: 'pickAndRoll',
  locations: 'transition',
  programGuides: 'flex',
  parentResources: 'handoff',
  academyCulture: 'postSplit',
  playerStories: 'zipper',
  events: 'transition',
  localBasketball: 'horns',
}

/** Returns the keys of the plays that an article without a picture may show: its own first, then the one of its category. */
export function listCoverKeys({ play, category }: Covered): string[] {
  return [...(play ? [play] : []), categoryPlay(category)]
}

/** Returns the play that an article without a picture shows; that of the code when the playbook has none. */
export function coverPlay(post: Covered, book: Playbook): Play {
  const [drawn] = listCoverKeys(post).flatMap((key) => book[key] ?? [])
  return drawn ?? plays[categoryPlay(post.category)]
}

// A draft in the preview may have no category yet.
function categoryPlay(category: PostCategory): PlayName {
  return CATEGORY_PLAYS[category] ?? 'horns'
}
