import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { SelectField, TextAreaField, TextField } from '@/components/form/controls'
import { EmailField } from '@/components/form/EmailField'
import { APPLICATION_LABELS } from '../../rules/application-labels'
import { APPLICATION_GRADES, gradeLabel } from '../../rules/application-options'
import type { ApplicationInput } from '../../rules/application-schema'

type Props = {
  register: UseFormRegister<ApplicationInput>
  errors: FieldErrors<ApplicationInput>
  /** Initial values after a rejected submit without JavaScript. */
  defaults?: Partial<ApplicationInput>
}

const GRADE_OPTIONS = APPLICATION_GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** Renders the six questions of the application. */
export function ApplicationFields({ register, errors, defaults }: Props) {
  function field(name: keyof ApplicationInput) {
    return {
      ...register(name),
      id: name,
      error: errors[name]?.message,
      label: APPLICATION_LABELS[name],
      defaultValue: defaults?.[name],
    }
  }

  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField {...field('fullName')} autoComplete="off" />
      <SelectField
        {...field('grade')}
        placeholder="Select a grade"
        options={GRADE_OPTIONS}
        defaultValue={defaults?.grade ?? ''}
      />
      <EmailField {...field('email')} autoComplete="email" hint="Yours, as parent or guardian: we answer there." />
      <TextField
        {...field('phone')}
        type="tel"
        placeholder="(623) 555-0142"
        autoComplete="tel"
        hint="Call or text, whichever reaches you."
      />
      <TextAreaField
        {...field('whyJoin')}
        rows={6}
        hint="Let the player write this part. A few honest sentences are enough."
        wrapper="sm:col-span-2"
      />
      <TextField
        {...field('instagram')}
        isOptional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Only for players aged 13 or older, and only if you wish."
        wrapper="sm:col-span-2"
      />
    </div>
  )
}
