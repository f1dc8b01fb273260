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
 * A one-line text field. Takes the result of react-hook-form's register() and the field's texts. Has no maxLength, because a
 * browser would cut pasted text silently, while validation reports that it is too long and keeps it.
 */
export function TextField({ label, error, hint, isOptional, wrapper, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} isOptional={isOptional} className={wrapper}>
      {(control) => <input className="input" type="text" {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldOptions & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** A multi-line text field. */
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

/** A select. Its placeholder cannot be selected again. */
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
