import { useState, type FocusEvent, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { TextField } from '@/components/form/controls'
import { ageOn, arizonaToday, describeBirthday, tidyBirthday, toIsoDate } from '@/lib/birthday'
import { ageNote } from '../../rules/age-note'
import { QUESTIONED_AGE } from '../../rules/registration-options'
import type { RegistrationInput } from '../../rules/registration-schema'
import type { bind } from './FormSection'

const FORMAT = 'Month, day, year. For example 04/09/2014.'

type Props = ReturnType<typeof bind> & { control: Control<RegistrationInput>; wrapper: string }

/** Renders the field for the player's date of birth. Accepts all common formats, and confirms the date and the age as text. */
export function BirthdayField({ control, ...field }: Props) {
  const input = useWatch({ control, name: 'dateOfBirth' }) ?? field.defaultValue ?? ''
  const [read, setRead] = useState({ input: '', tidy: '' })

  // The number pad of a phone has no slash, so a recognized date is rewritten as MM/DD/YYYY here. The form library does not
  // notify its watchers of changes made on blur.
  function normalizeOnBlur(event: FocusEvent<HTMLInputElement>) {
    const tidy = tidyBirthday(event.currentTarget.value)
    event.currentTarget.value = tidy
    setRead({ input, tidy })
    return field.onChange(event).then(() => field.onBlur(event))
  }

  return (
    <TextField
      {...field}
      onBlur={normalizeOnBlur}
      placeholder="MM/DD/YYYY"
      hint={<span aria-live="polite">{birthdayHint(read.input === input ? read.tidy : input)}</span>}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

function birthdayHint(input: string): ReactNode {
  const born = toIsoDate(input.trim())
  const today = arizonaToday()
  if (!born || born > today) return FORMAT
  const age = ageOn(born, today)
  const description = `${describeBirthday(born, today)}.`
  if (age >= QUESTIONED_AGE.below && age <= QUESTIONED_AGE.above) {
    const note = ageNote(age)
    return note ? `${description} ${note}` : description
  }
  return <strong className="text-warn">{description} Is the year right?</strong>
}
