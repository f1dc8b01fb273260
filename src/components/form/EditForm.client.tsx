'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form'
import { FormProblems } from './FormProblems'
import type { Labels } from '@/lib/form-problems'
import { SubmitButton } from './SubmitButton'
import { toErrors } from './use-sending'
import type { FormFlash } from './use-submission'

/** The initial values of a form that edits an existing entry. */
export type EditProps = {
  action: string
  /** The token of the family's private link. */
  token: string
  values: FormFlash['values']
  flash: FormFlash | null
  /** The link for leaving without changes. */
  backHref: string
}

/** Fills the controls of the public form with the values of an entry. */
export function useEdit<Values extends FieldValues>({ values, flash }: Pick<EditProps, 'values' | 'flash'>) {
  return useForm<Values>({
    defaultValues: (flash?.values ?? values) as DefaultValues<Values>,
    errors: flash ? (toErrors(flash.fields) as FieldErrors<Values>) : undefined,
  })
}

type EditFormProps<Values extends FieldValues> = Pick<EditProps, 'action' | 'token' | 'flash' | 'backHref'> & {
  name: string
  errors: FieldErrors<Values>
  labels: Partial<Labels<Values>>
  children: ReactNode
}

/** A form that edits an existing entry: posted natively, so that it works with and without JavaScript. */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { action, token, flash, backHref, name, errors, labels, children } = props
  const summary = useRef<HTMLDivElement>(null)
  const isRefused = flash !== null
  useEffect(() => {
    if (isRefused) summary.current?.focus()
  }, [isRefused])
  return (
    <form action={action} method="post" noValidate aria-label={name}>
      <input type="hidden" name="token" value={token} />
      <FormProblems
        errors={errors}
        failure={flash?.message ?? null}
        title="Your changes were not stored"
        summary={summary}
        labels={labels}
      />
      {children}
      <div className="flex flex-wrap items-center gap-x-6">
        <SubmitButton isSending={false} label="Store the changes" sendingLabel="" />
        <a className="mt-9 font-semibold underline" href={backHref}>
          Change nothing
        </a>
      </div>
    </form>
  )
}
