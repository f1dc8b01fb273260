import type { ComponentProps } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { TextField } from '@/components/form/controls'
import { TRYOUT_AGE } from '@/lib/player-options'
import { ageNote } from '../rules/age-note'
import type { TryoutInput } from '../rules/registration-schema'

type Props = ComponentProps<typeof TextField> & { control: Control<TryoutInput> }

/** Renders the field for the player's age, with a friendly note for ages outside our groups. */
export function AgeField({ control, ...field }: Props) {
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
