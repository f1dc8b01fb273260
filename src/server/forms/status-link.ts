import type pg from 'pg'
import { makeFamilyLink } from '../family-links'
import type { Submission } from './submission'

/** The secret of a family's private page about an entry; null for a form that has none. */
export async function makeStatusLink(
  client: pg.PoolClient,
  { hasStatusPage, kind }: Submission,
  entryId: string,
): Promise<string | null> {
  return hasStatusPage ? makeFamilyLink(client, { purpose: 'status', kind, entryId }) : null
}
