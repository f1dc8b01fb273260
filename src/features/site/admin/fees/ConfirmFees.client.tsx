'use client'

import { FormSubmit, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FeesInCents } from '../../rules/fee-amounts'
import { listFeeChanges, affectedPages, type FeePage } from '../../rules/fee-change'
import type { NamedPage } from '../../server/former-amounts'
import { FeeDialog } from './FeeDialog.client'

type Props = { pages: FeePage[]; /** Pages whose texts contain a current amount. */ hardCoded: NamedPage[] }

/** The save button of the fees; a changed amount must be confirmed first. */
export function ConfirmFees({ pages, hardCoded }: Props) {
  const { hasSavePermission, savedDocumentData } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const monthlyCents = useFormFields(([fields]) => fields.monthlyCents?.value)
  const registrationCents = useFormFields(([fields]) => fields.registrationCents?.value)
  const before = readFees(savedDocumentData ?? {})
  const after = readFees({ monthlyCents, registrationCents })
  const changes = before && after ? listFeeChanges(before, after) : []

  async function save(): Promise<void> {
    setAsking(false)
    const answer = await submit()
    // The server renders the history beside the fields. The form is saved, so no input is lost on reload.
    if (answer?.res.ok) router.refresh()
  }

  if (!hasSavePermission) return null
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!isModified}
        onClick={() => (changes.length > 0 ? setAsking(true) : void save())}
      >
        Save
      </FormSubmit>
      {isAsking && (
        <FeeDialog
          changes={changes}
          pages={affectedPages(changes, pages)}
          hardCoded={hardCoded}
          onYes={() => void save()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

// The input may not be a valid amount yet; the server reports this on save.
function readFees(data: { monthlyCents?: unknown; registrationCents?: unknown }): FeesInCents | null {
  const { monthlyCents, registrationCents } = data
  const areAmounts = typeof monthlyCents === 'number' && typeof registrationCents === 'number'
  return areAmounts ? { monthlyCents, registrationCents } : null
}
