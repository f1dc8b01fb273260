import 'server-only'
import type { Campaign, GivingLevel } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { toDay } from '@/lib/dates'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { toProgress, type PledgeState, type Progress } from '../../rules/pledge'

/** Returns the suggested amounts in the order of staff, smallest first. */
export const listGivingLevels = cachedQuery(
  ['giving-levels'],
  [cacheTags.collection('giving-levels')],
  async (): Promise<GivingLevel[]> => {
    const { docs } = await asVisitor().find({ collection: 'giving-levels', sort: 'order', limit: 20 })
    return docs
  },
)

/** Returns the campaign of the fundraiser page with its progress, or null without a campaign. */
export const findCurrentCampaign = cachedQuery(
  ['campaign'],
  [cacheTags.collection('campaigns'), cacheTags.collection('pledges')],
  async () => {
    const { docs } = await asVisitor().find({ collection: 'campaigns', sort: 'order', limit: 1, depth: 0 })
    const [campaign] = docs
    return campaign ? { campaign, ...(await readProgress(campaign)) } : null
  },
)

type Sums = PledgeState & { receivedOn: Date | null }

/** Returns the progress of a campaign. The database computes sums by status, so no pledge is loaded. */
export async function readProgress(
  campaign: Pick<Campaign, 'id' | 'goalCents' | 'openingCents' | 'asOf'>,
): Promise<{ progress: Progress; asOf: string }> {
  const { rows } = await pool().query<Sums>(
    `SELECT status::text, sum(amount_cents)::float8 AS "amountCents",
       sum(coalesce(received_cents, amount_cents))::float8 AS "receivedCents", max(received_on) AS "receivedOn"
     FROM pledges WHERE campaign_id = $1 GROUP BY 1`,
    [campaign.id],
  )
  const isHere = ({ status }: Sums) => status === 'received' || status === 'acknowledged'
  const days = rows.flatMap((row) => (isHere(row) && row.receivedOn ? [toDay(row.receivedOn)] : []))
  return { progress: toProgress(campaign, rows), asOf: [campaign.asOf.slice(0, 10), ...days].sort().at(-1)! }
}
