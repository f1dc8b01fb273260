'use client'

import { FormattedNumberDiff, type NumberDiffProps } from '@/admin/FormattedNumberDiff.client'
import { formatClock } from '../../rules/clock'

/** Compares a time in two versions of a film, as minutes and seconds. */
export function ClockDiff(props: NumberDiffProps) {
  return <FormattedNumberDiff {...props} format={formatClock} />
}
