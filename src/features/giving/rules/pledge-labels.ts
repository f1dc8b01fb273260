import type { Labels } from '@/lib/form-problems'
import type { PledgeInput } from './pledge-schema'

/** What the pledge calls its answers. */
export const PLEDGE_LABELS: Labels<PledgeInput> = {
  campaign: 'Campaign',
  level: 'Your pledge',
  otherAmount: 'Other amount in dollars',
  name: 'Your name',
  email: 'E-mail',
  message: 'Message',
}
