import type { ReactNode } from 'react'
import { StateIcon } from '@/components/ui/StateIcon'

type FieldProps = {
  id: string
  label: string
  error?: string
  hint?: ReactNode
  isOptional?: boolean
  className?: string
  /** Receives the attributes that associate the control with its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode
}

/** The attributes of the control inside a field. */
export type ControlAttributes = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A label, its control, and below it the error and the hint, with all ARIA attributes set. */
export function Field({ id, label, error, hint, isOptional, className = '', children }: FieldProps) {
  return (
    <div className={`field ${error ? 'error' : ''} ${className}`}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-ink-500"> optional</span>}
      </label>
      {children(controlAttributes(id, error, hint))}
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  )
}

/** Returns the ids that associate a control with the lines below it. */
export function controlAttributes(id: string, error?: string, hint?: ReactNode): ControlAttributes {
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ')
  return {
    id,
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  }
}

/** The lines below a control: how to fix an error, and the hint, which matters most then. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <span className="msg" id={errorId(id)}>
          <StateIcon state="alert" size={16} strokeWidth={2.25} />
          {error}
        </span>
      )}
      {hint && (
        <span className="hint" id={hintId(id)}>
          {hint}
        </span>
      )}
    </>
  )
}

function errorId(id: string): string {
  return `${id}-message`
}

function hintId(id: string): string {
  return `${id}-hint`
}
