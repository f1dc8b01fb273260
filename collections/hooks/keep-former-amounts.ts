import type { GlobalBeforeChangeHook } from 'payload'
import { formerAmounts } from '@/features/site/rules/former-amounts'

/** Remembers the amounts that a change of the fees replaces: texts that still name them are listed for staff. */
export const keepFormerAmounts: GlobalBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  formerFees: formerAmounts((originalDoc ?? {}) as object, data as object).join(','),
})
