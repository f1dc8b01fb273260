import 'server-only'
import { createHash } from 'node:crypto'
import type { FundingDeckPage } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asSystem, asVisitor } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { currentPreviewer } from '@/server/content/preview'

/**
 * Returns the published deck, or null if there is none. Visitors have no API access, because a hidden offer must stay hidden:
 * only the pages read the deck, bypassing access control, and decide what they show.
 */
export const getDeck = cachedQuery(
  ['funding-deck-page'],
  [cacheTags.global('funding-deck-page')],
  async (): Promise<FundingDeckPage | null> => {
    const deck = currentPreviewer()
      ? await asVisitor().findGlobal({ slug: 'funding-deck-page' })
      : await (await asSystem('The deck is shown by its pages alone')).findGlobal({ slug: 'funding-deck-page' })
    const isReadable = deck._status === 'published' || Boolean(currentPreviewer())
    return isReadable && deck.hero?.title ? deck : null
  },
)

/** Returns whether a personal link gives access to the deck now. Counts the view. */
export async function openDeckLink(token: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    `UPDATE deck_links SET views = coalesce(views, 0) + 1, last_viewed_at = now()
     WHERE token_hash = $1 AND expires_at > now() AND is_revoked IS NOT TRUE`,
    [createHash('sha256').update(token).digest('hex')],
  )
  return rowCount === 1
}
