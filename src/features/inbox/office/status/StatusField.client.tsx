'use client'

import type { SelectFieldClientProps } from 'payload'
import { SelectInput, useDocumentInfo, useField } from '@payloadcms/ui'
import { firstStatus, listNextStatuses, statusLabel, type FlowName } from '../../rules/flow'

type Props = SelectFieldClientProps & { flow: FlowName }

/** A select that offers the saved status and the steps that may follow it, and no others. */
export function StatusField({ field, flow, path, readOnly }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const { savedDocumentData } = useDocumentInfo()
  const saved = typeof savedDocumentData?.status === 'string' ? savedDocumentData.status : firstStatus(flow)
  const options = [saved, ...listNextStatuses(flow, saved)].map((status) => ({
    value: status,
    label: status === saved ? `${statusLabel(status, flow)} (now)` : statusLabel(status, flow),
  }))
  return (
    <SelectInput
      name={path}
      path={path}
      label={field.label ?? 'Status'}
      description={typeof field.admin?.description === 'string' ? field.admin.description : undefined}
      options={options}
      value={value}
      isClearable={false}
      readOnly={readOnly}
      showError={showError}
      Error={errorMessage && showError ? <p className="fc-field-error">{errorMessage}</p> : undefined}
      onChange={(option) => setValue(Array.isArray(option) ? saved : option?.value)}
    />
  )
}
