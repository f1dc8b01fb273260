import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'

type FieldOptions = {
  label: string
  error?: string
  hint?: ReactNode
  isOptional?: boolean
  wrapper?: string
  id: string
}

type TextFieldProps = FieldOptions & Omit<ComponentProps<'input'>, 'className' | 'id'>

/**
 * One line of text. Pass react-hook-form's register() result along with the field's words. It has no maxLength: a
 * browser would cut a pasted text silently, while the rules say that it is too long and keep it.
 */
export function TextField({ label, error, hint, isOptional, wrapper, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} isOptional={isOptional} className={wrapper}>
      {(control) => <input className="input" type="text" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldOptions & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** Several lines of text. */
export function TextAreaField({ label, error, hint, isOptional, wrapper, id, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} isOptional={isOptional} className={wrapper}>
      {(control) => <textarea className="input" rows={4} {...area} {...control} />}
    </Field>
  )
}

type SelectFieldProps = FieldOptions &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & {
    placeholder: string
    options: readonly { value: string; label: string }[]
  }

/** One choice of many. The placeholder cannot be chosen again. */
export function SelectField({
  label,
  error,
  hint,
  isOptional,
  wrapper,
  id,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} isOptional={isOptional} className={wrapper}>
      {(control) => (
        <select className="input" {...select} {...control}>
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
