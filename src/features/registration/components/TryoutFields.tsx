import type { ComponentProps } from 'react'
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form'
import { SelectField, TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { TRYOUT_AGE } from '@/lib/player-options'
import { ageNote } from '../rules/age-note'
import { TRYOUT_LABELS } from '../rules/registration-labels'
import { gradeLabel } from '../rules/registration'
import { GRADES } from '../rules/registration-options'
import type { TryoutAnswers, TryoutInput } from '../rules/registration-schema'

type AgeFieldProps = ComponentProps<typeof TextField> & { control: Control<TryoutInput> }

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

/** Renders the field for the player's age, with a friendly note for ages outside our groups. */
function AgeField({ control, ...field }: AgeFieldProps) {
  const input = useWatch({ control, name: 'playerAge' }) ?? field.defaultValue ?? ''
  const isPlausible = /^\d+$/.test(input) && Number(input) >= TRYOUT_AGE.min && Number(input) <= TRYOUT_AGE.max
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={TRYOUT_AGE.min}
      max={TRYOUT_AGE.max}
      autoComplete="off"
      hint={<span aria-live="polite">{isPlausible && ageNote(Number(input))}</span>}
    />
  )
}
