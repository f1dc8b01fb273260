'use client'

import { EditForm, useEdit, type EditProps } from '@/components/form/EditForm.client'
import { REGISTRATION_LABELS, NOT_IN_FORM } from '../rules/registration-labels'
import type { RegistrationInput } from '../rules/registration-schema'
import { CourtSection } from './sections/CourtSection'
import { EmergencySection } from './sections/EmergencySection'
import { GuardianSection } from './sections/GuardianSection'
import { PlayerSection } from './sections/PlayerSection'

/** Renders the form to change a full registration. */
export function EditRegistration(props: EditProps) {
  const { register, control, formState } = useEdit<RegistrationInput>(props)
  const { errors, defaultValues } = formState
  const section = { register, control, errors, defaults: defaultValues }
  return (
    <EditForm {...props} name="Player registration" errors={errors} labels={REGISTRATION_LABELS}>
      {/* Values that the form has no field for stay unchanged. */}
      {NOT_IN_FORM.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={defaultValues?.[name] ?? ''} />
      ))}
      <PlayerSection {...section} />
      <CourtSection {...section} />
      <GuardianSection {...section} />
      <EmergencySection {...section} />
    </EditForm>
  )
}
