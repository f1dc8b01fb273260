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

/** What the server gives back to a form that was sent without JavaScript and refused. */
export type FormFlash = {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string
}

type Options<Values extends FieldValues> = SendingOptions & {
  /** Brings the form's rules, when somebody begins to fill it in: they are too heavy for the first view. */
  loadRules: () => Promise<Resolver<Values>>
  flash?: FormFlash | null
  /** Values to begin with where an empty control alone would not say enough. */
  initial?: DefaultValues<Values>
}

/** One public form: validation while typing, and what {@link useSending} does for every form. */
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

  // Before the first submit each answer is told of beside itself: a list that grows above would push away what is being typed.
  const { errors, isSubmitted } = form.formState
  return { form, problems: { errors: isSubmitted || flash ? errors : {}, failure, summary }, formProps }
}

// Rules that cannot be loaded must not keep a family from sending: the server checks everything again.
async function applyRules<Values extends FieldValues>(
  loadRules: Options<Values>['loadRules'],
  args: Parameters<Resolver<Values>>,
): Promise<ResolverResult<Values>> {
  const rules = await loadRules().catch(() => null)
  return rules ? rules(...args) : { values: args[0], errors: {} }
}
