import type pg from 'pg'
import { makeFamilyLink } from '../family-links'
import type { Submission } from './submission'

/** Creates the token of a family's private page about an entry; null for forms without such a page. */
export async function makeStatusLink(
  client: pg.PoolClient,
  { hasStatusPage, kind }: Submission,
  entryId: string,
): Promise<string | null> {
  return hasStatusPage ? makeFamilyLink(client, { purpose: 'status', kind, entryId }) : null
}
