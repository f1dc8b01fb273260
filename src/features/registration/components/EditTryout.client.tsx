'use client'

import { EditForm, useEdit, type EditProps } from '@/components/form/EditForm.client'
import { TRYOUT_LABELS } from '../rules/registration-labels'
import type { TryoutInput } from '../rules/registration-schema'
import { TryoutFields } from './TryoutFields'

/** Renders the form to change a tryout registration. */
export function EditTryout(props: EditProps) {
  const { register, control, formState } = useEdit<TryoutInput>(props)
  const { errors, defaultValues } = formState
  return (
    <EditForm {...props} name="Tryout registration" errors={errors} labels={TRYOUT_LABELS}>
      <TryoutFields register={register} control={control} errors={errors} defaults={defaultValues} />
    </EditForm>
  )
}
