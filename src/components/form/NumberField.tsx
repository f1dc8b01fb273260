import type { ComponentProps } from 'react'
import { TextField } from './controls'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max'> & { range: { min: number; max: number } }

/** A field for a whole number: number pad on phones, min and max attributes, and the mouse wheel does not change the value. */
export function NumberField({ range, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      step={1}
      min={range.min}
      max={range.max}
      autoComplete="off"
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
