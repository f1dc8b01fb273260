'use client'

import { EditForm, useEdit, type EditProps } from '@/components/form/EditForm.client'
import { ApplicationFields } from './ApplicationFields'
import { APPLICATION_LABELS } from '../../rules/application-labels'
import type { ApplicationInput } from '../../rules/application-schema'

/** Renders the form to change an application. */
export function EditApplication(props: EditProps) {
  const { register, formState } = useEdit<ApplicationInput>(props)
  const { errors, defaultValues } = formState
  return (
    <EditForm {...props} name="Application" errors={errors} labels={APPLICATION_LABELS}>
      <ApplicationFields register={register} errors={errors} defaults={defaultValues} />
    </EditForm>
  )
}
