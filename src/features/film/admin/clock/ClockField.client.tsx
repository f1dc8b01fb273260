'use client'

import { withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { FormattedNumberInput, type NumberFormat } from '@/admin/FormattedNumberInput.client'
import { formatClock, parseClock } from '../../rules/clock'

/** A time that is entered and shown as minutes and seconds, and stored in seconds. */
export const ClockField = withCondition(ClockInput)

const CLOCK: NumberFormat = {
  placeholder: '6:40',
  toText(value) {
    if (typeof value === 'number') return formatClock(value)
    return typeof value === 'string' ? value.replace(/^\?/, '') : ''
  },
  // Invalid input is sent with a prefix, which keeps the server from parsing its first digits as seconds.
  toValue(text) {
    if (text.trim() === '') return null
    return parseClock(text) ?? `?${text.replace(/^\?/, '')}`
  },
}

function ClockInput(props: NumberFieldClientProps) {
  return <FormattedNumberInput {...props} numberFormat={CLOCK} />
}
