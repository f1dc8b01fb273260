import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { SelectField, TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { AgeField } from './AgeField'
import { TRYOUT_LABELS } from '../rules/registration-labels'
import { gradeLabel } from '../rules/registration'
import { GRADES } from '../rules/registration-options'
import type { TryoutAnswers, TryoutInput } from '../rules/registration-schema'

type Props = {
  register: UseFormRegister<TryoutInput>
  control: Control<TryoutInput>
  errors: FieldErrors<TryoutInput>
  /** Initial values after a rejected submit without JavaScript. */
  defaults?: Partial<TryoutInput>
}

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** Renders the eight questions of the tryout form. */
export function TryoutFields({ register, control, errors, defaults }: Props) {
  function field(name: keyof TryoutAnswers) {
    return {
      ...register(name),
      id: name,
      error: errors[name]?.message,
      label: TRYOUT_LABELS[name],
      defaultValue: defaults?.[name],
    }
  }

  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField {...field('playerFirstName')} autoComplete="off" />
      <TextField {...field('playerLastName')} autoComplete="off" />
      <AgeField {...field('playerAge')} control={control} />
      <SelectField
        {...field('playerGrade')}
        placeholder="Select a grade"
        options={GRADE_OPTIONS}
        defaultValue={defaults?.playerGrade ?? ''}
      />
      <TextField {...field('parentName')} autoComplete="name" wrapper="sm:col-span-2" />
      <TextField {...field('phoneNumber')} type="tel" placeholder="(623) 555-0142" autoComplete="tel" />
      <EmailField {...field('email')} autoComplete="email" />
      <TextAreaField
        {...field('experience')}
        isOptional
        hint="This helps our coaches prepare for tryouts."
        wrapper="sm:col-span-2"
      />
    </div>
  )
}
