import type { RefObject } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary'

type Props<Values extends FieldValues> = {
  errors: FieldErrors<Values>
  /** What the server said, '' when it said nothing, null when nothing failed. */
  failure: string | null
  title: string
  summary: RefObject<HTMLDivElement | null>
  /** Names for fields whose message alone would not say which one is meant. */
  labels?: Record<string, string>
}

const KEPT = 'Everything you typed is still here. Please try again in a moment.'

/** The box above a form: which answers to mend, or that sending failed and nothing is lost. */
export function FormProblems<Values extends FieldValues>({
  errors,
  failure,
  title,
  summary,
  labels = {},
}: Props<Values>) {
  const items = Object.entries(errors).flatMap(([id, error]) =>
    typeof error?.message === 'string' ? [{ id, message: [labels[id], error.message].filter(Boolean).join(': ') }] : [],
  )
  if (items.length === 0 && failure === null) return null
  const text = items.length > 0 ? undefined : [failure, KEPT].filter(Boolean).join('. ').replace('..', '.')
  return (
    <ErrorSummary
      ref={summary}
      title={items.length > 0 ? countProblems(items.length) : title}
      text={text}
      items={items}
    />
  )
}

function countProblems(count: number): string {
  return count === 1 ? 'Please mend one answer' : `Please mend ${count} answers`
}
