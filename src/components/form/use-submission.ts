'use client'

import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
} from 'react-hook-form'
import { toErrors, useSending, type SendingOptions } from './use-sending'

/** The response of the server to a form that was submitted without JavaScript and rejected. */
export type FormFlash = {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string
}

type Options<Values extends FieldValues> = SendingOptions & {
  /** Loads the validation rules when the user starts to fill in the form, because they are too large for the first view. */
  loadRules: () => Promise<Resolver<Values>>
  flash?: FormFlash | null
  /** Initial values for controls that must not start empty. */
  initial?: DefaultValues<Values>
}

/** One public form: validation during input, and submission by {@link useSending}. */
export function useSubmission<Values extends FieldValues>(options: Options<Values>) {
  const { loadRules, flash, initial } = options
  const form = useForm<Values>({
    resolver: (...args) => applyRules(loadRules, args),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: (flash?.values as DefaultValues<Values> | undefined) ?? initial,
    errors: flash ? (toErrors(flash.fields) as FieldErrors<Values>) : undefined,
  })
  const { failure, summary, send, formProps } = useSending<Path<Values>>({
    ...options,
    refusal: flash?.message,
    setField: form.setValue,
    prepare: loadRules,
    submit: form.handleSubmit(store),
  })

  async function store(values: Values): Promise<void> {
    const refused = await send(values)
    for (const [field, message] of Object.entries(refused)) form.setError(field as Path<Values>, { message })
  }

  // Before the first submit, errors are shown only beside their fields: a growing summary above would move the field in use.
  const { errors, isSubmitted } = form.formState
  return { form, problems: { errors: isSubmitted || flash ? errors : {}, failure, summary }, formProps }
}

// A failure to load the rules must not prevent a submit: the server validates everything again.
async function applyRules<Values extends FieldValues>(
  loadRules: Options<Values>['loadRules'],
  args: Parameters<Resolver<Values>>,
): Promise<ResolverResult<Values>> {
  const rules = await loadRules().catch(() => null)
  return rules ? rules(...args) : { values: args[0], errors: {} }
}
