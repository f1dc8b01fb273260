'use client'

import { FormSubmit, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FeesInCents } from '../../rules/fee-amounts'
import { listFeeChanges, placesOf, type FeePlace } from '../../rules/fee-change'
import type { NamedPage } from '../../store/former-amounts'
import { FeeDialog } from './FeeDialog.client'

type Props = { places: FeePlace[]; /** Pages whose texts name an amount of now. */ typed: NamedPage[] }

/** The button that saves the fees; a changed amount is confirmed first. */
export function ConfirmFees({ places, typed }: Props) {
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
    // What stands beside the amounts is written by the server. Nothing typed is lost: it is saved.
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
          places={placesOf(changes, places)}
          typed={typed}
          onYes={() => void save()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

// What is typed may be no amount yet: the server says so when it is saved.
function readFees(data: { monthlyCents?: unknown; registrationCents?: unknown }): FeesInCents | null {
  const { monthlyCents, registrationCents } = data
  const areAmounts = typeof monthlyCents === 'number' && typeof registrationCents === 'number'
  return areAmounts ? { monthlyCents, registrationCents } : null
}
