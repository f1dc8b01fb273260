import type { GlobalBeforeChangeHook } from 'payload'
import { formerAmounts } from '@/features/site/rules/former-amounts'

/** Stores the amounts that a change of the fees replaces, so that texts which still name them can be listed for staff. */
export const storeFormerAmounts: GlobalBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  formerFees: formerAmounts((originalDoc ?? {}) as object, data as object).join(','),
})
