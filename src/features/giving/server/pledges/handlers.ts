import 'server-only'
import type { FormDefinition } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import type { Guard } from '@/server/forms/submission'
import { giverMail, staffMail } from './mails'
import { PLEDGE_PREFIX } from '../../rules/pledge-options'
import { PLEDGE_LABELS } from '../../rules/pledge-labels'
import { pledgeSchema, readAmount, type PledgeValues } from '../../rules/pledge-schema'

/** Pledges to a campaign. */
export const pledgeForm: FormDefinition<PledgeValues> = {
  name: 'pledge',
  schema: pledgeSchema,
  labels: PLEDGE_LABELS,
  table: 'pledges',
  kind: 'pledges',
  referencePrefix: PLEDGE_PREFIX,
  person: 'name',
  firstStatus: 'pledged',
  listFields: [],
  toRecord: ({ campaign, name, email, message, ...amount }) => ({
    columns: { campaignId: campaign, name, email, message: message || null, ...toAmount(amount) },
  }),
  toMails: ({ email, ...amount }, context) => [
    giverMail(email, toAmount(amount).amountCents, context),
    staffMail(context),
  ],
  guard: (values) => (client) => checkLevel(client, values),
  refusals: {
    pledges_campaign_id_campaigns_id_fk: () =>
      Promise.resolve({ campaign: 'This fundraiser has ended. Please reload the page.' }),
  },
}

/** POST /forms/pledge */
export const postPledge = formHandler(pledgeForm)

function toAmount({ level, otherAmount }: Pick<PledgeValues, 'level' | 'otherAmount'>) {
  const amount = readAmount(level, otherAmount)
  if (!amount) throw new Error('The rules of the form let a pledge through without an amount.')
  return { amountCents: amount.cents, levelName: amount.levelName }
}

// The amount and the name of a level must match the database, because staff rely on them.
async function checkLevel(client: Parameters<Guard>[0], values: PledgeValues): ReturnType<Guard> {
  const { amountCents, levelName } = toAmount(values)
  if (levelName === null) return null
  const { rowCount } = await client.query(
    `SELECT 1 FROM giving_levels WHERE amount_cents = $1 AND fundraiser_name = $2 AND _status = 'published'`,
    [amountCents, levelName],
  )
  return rowCount === 0 ? { level: 'This level has just changed. Please reload the page and choose again.' } : null
}
