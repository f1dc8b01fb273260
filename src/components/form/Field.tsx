import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'

type FieldProps = {
  id: string
  label: string
  error?: string
  hint?: string
  isOptional?: boolean
  className?: string
  /** Given the attributes that tie the control to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode
}

/** Attributes of the one control inside a field. */
export type ControlAttributes = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A label, its control, and below it the hint, whose place the error takes. Accessible by construction. */
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

/** Ties a control to the message below it. */
export function controlAttributes(id: string, error?: string, hint?: string): ControlAttributes {
  return {
    id,
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(error || hint ? { 'aria-describedby': messageId(id) } : {}),
  }
}

/** The line below a control: how to mend an error, else the hint. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  if (error) {
    return (
      <span className="msg" id={messageId(id)}>
        <CircleAlert aria-hidden="true" size={16} strokeWidth={2.25} />
        {error}
      </span>
    )
  }
  return hint ? (
    <span className="hint" id={messageId(id)}>
      {hint}
    </span>
  ) : null
}

function messageId(id: string): string {
  return `${id}-message`
}
