'use client'

import { TextField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { listCorrections } from '@/features/giving/rules'

/** Asks why an amount is corrected, as soon as one is. */
export function CorrectionReason(props: TextFieldClientProps) {
  const isCorrecting = useFormFields(([fields]) => {
    const values = (name: 'initialValue' | 'value') =>
      Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, field?.[name]]))
    return listCorrections(values('initialValue'), values('value')).length > 0
  })
  return isCorrecting ? <TextField {...props} /> : null
}
