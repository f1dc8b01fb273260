'use client'

import { withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatDollars, readDollars } from '@/lib/money'
import { FormattedNumberInput, type NumberFormat } from './FormattedNumberInput.client'

/** An amount that is entered in dollars and stored in cents. */
export const MoneyField = withCondition(MoneyInput)

const DOLLARS: NumberFormat = {
  placeholder: '$',
  toText(value) {
    if (typeof value === 'number') return formatDollars(value)
    return typeof value === 'string' ? value : ''
  },
  // Invalid input is sent with a leading dollar sign, so that the server does not parse its first digits as cents.
  toValue(text) {
    if (text.trim() === '') return null
    return readDollars(text) ?? `$${text.replace(/^\$/, '')}`
  },
}

function MoneyInput(props: NumberFieldClientProps) {
  return <FormattedNumberInput {...props} numberFormat={DOLLARS} />
}
