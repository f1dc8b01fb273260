'use client'

import { formatCents } from '@/lib/money'
import { FormattedNumberDiff, type NumberDiffProps } from './FormattedNumberDiff.client'

/** Compares an amount in two versions of a document, in dollars. */
export function MoneyDiff(props: NumberDiffProps) {
  return <FormattedNumberDiff {...props} format={formatCents} />
}
