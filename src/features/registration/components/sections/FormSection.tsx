import type { ReactNode } from 'react'
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { FormPart } from '@/components/form/FormPart'
import { REGISTRATION_LABELS } from '../../rules/registration-labels'
import type { RegistrationInput } from '../../rules/registration-schema'

export type SectionProps = {
  register: UseFormRegister<RegistrationInput>
  control: Control<RegistrationInput>
  errors: FieldErrors<RegistrationInput>
  /** Initial values after a rejected submit without JavaScript. */
  defaults?: Partial<Record<keyof RegistrationInput, unknown>>
}

/** Returns the props that connect a control to react-hook-form, for one field of the registration. */
export function bind(
  { register, errors, defaults }: Omit<SectionProps, 'control'>,
  name: Exclude<keyof RegistrationInput, 'positions'>,
) {
  const initial = defaults?.[name]
  const defaultValue = typeof initial === 'string' ? initial : undefined
  const label = REGISTRATION_LABELS[name]
  return { ...register(name), id: name, label, error: errors[name]?.message, defaultValue }
}

/** Renders one of the four parts of the form, below a ruled heading. */
export function FormSection({ title, step, children }: { title: string; step: number; children: ReactNode }) {
  return (
    <FormPart title={title} note={`${step} of 4`}>
      {children}
    </FormPart>
  )
}
