import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import styles from './slider.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  id: string
  label: string
  error?: string
  hint?: string
  wrapper?: string
  /** The selected value in words, beside the label. */
  output?: ReactNode
}

/** A range input; from 0 to 100 in steps of 1 by default. Arrow keys move it one step. */
export function Slider({
  label,
  error,
  hint,
  id,
  wrapper = '',
  output,
  min = 0,
  max = 100,
  step = 1,
  ...input
}: Props) {
  return (
    <Field id={id} label={label} error={error} hint={hint} className={wrapper}>
      {(control) => (
        <div className={styles.row}>
          <input className={styles.slider} {...input} {...control} type="range" min={min} max={max} step={step} />
          {output && (
            <output className={styles.value} htmlFor={id}>
              {output}
            </output>
          )}
        </div>
      )}
    </Field>
  )
}
