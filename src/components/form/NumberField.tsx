import type { ComponentProps } from 'react'
import { TextField } from './controls'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max'> & { range: { min: number; max: number } }

/** A whole number: number pad on a phone, bounds told to the browser, and a wheel that never changes it unseen. */
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
