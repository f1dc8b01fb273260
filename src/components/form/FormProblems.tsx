import type { RefObject } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { listProblem, type Labels } from '@/lib/form-problems'
import { StateIcon } from '@/components/ui/StateIcon'
import { ErrorSummary } from './ErrorSummary'
import type { KnownEntry } from './send-form'

type Props<Values extends FieldValues> = {
  errors: FieldErrors<Values>
  /**
   * The error message of the server, '' without a message, null without a failure; or the note that the entry exists already.
   */
  failure: string | KnownEntry | null
  title: string
  summary: RefObject<HTMLDivElement | null>
  labels: Partial<Labels<Values>>
}

const ANSWERS_STAY = 'Everything you typed is still here. Please try again in a moment.'

/** The box above a form: lists the fields to fix, or says that sending failed and nothing is lost. */
export function FormProblems<Values extends FieldValues>({ errors, failure, title, summary, labels }: Props<Values>) {
  const items = Object.entries(errors).flatMap(([id, error]) =>
    typeof error?.message === 'string' ? [listProblem(id, error.message, labels[id])] : [],
  )
  if (items.length > 0) return <ErrorSummary ref={summary} title={countProblems(items.length)} items={items} />
  if (failure === null) return null
  if (typeof failure === 'object') return <AlreadySent ref={summary} entry={failure} />
  const text = [failure, ANSWERS_STAY].filter(Boolean).join('. ').replace('..', '.')
  return <ErrorSummary ref={summary} title={title} text={text} />
}

function countProblems(count: number): string {
  return count === 1 ? 'Please fix one answer' : `Please fix ${count} answers`
}

type AlreadySentProps = { entry: KnownEntry; ref?: RefObject<HTMLDivElement | null> }

/** Shown above a form that was submitted before and is already being processed: nothing is lost, and links to the next step. */
function AlreadySent({ entry: { message, statusPath }, ref }: AlreadySentProps) {
  return (
    <div className="mb-8 rounded border-2 border-ok bg-ok-bg p-5 text-ink-950" role="alert" tabIndex={-1} ref={ref}>
      <p className="flex items-center gap-2 text-lg font-bold text-ok">
        <StateIcon state="done" size={22} />
        It has reached us
      </p>
      <p className="mt-2">{message}</p>
      {statusPath && (
        <p className="mt-3">
          <a className="font-semibold underline" href={statusPath}>
            See the status
          </a>
        </p>
      )}
    </div>
  )
}
