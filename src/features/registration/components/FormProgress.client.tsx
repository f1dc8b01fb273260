'use client'

import { useWatch, type Control, type FieldErrors } from 'react-hook-form'
import { StateIcon } from '@/components/ui/StateIcon'
import { SECTIONS, sectionState, type SectionState } from './progress'
import type { RegistrationInput } from '../rules/registration-schema'

type Props = { control: Control<RegistrationInput>; errors: FieldErrors<RegistrationInput> }

const MARKS: Record<SectionState, string> = {
  done: 'border-ok bg-ok text-white',
  begun: 'border-ink-950 bg-ember-500',
  wrong: 'border-bad text-bad',
  empty: 'border-ink-950',
}
const BARS: Record<SectionState, string> = {
  done: 'bg-ok',
  begun: 'bg-ember-500',
  wrong: 'bg-bad',
  empty: 'bg-ink-950/15',
}
const STATE_LABELS: Record<SectionState, string> = {
  done: 'done',
  begun: 'begun',
  wrong: 'needs a fix',
  empty: 'not begun',
}

/** Shows beside the form which of its four parts are complete. */
export function FormProgress(props: Props) {
  const parts = useParts(props)
  return (
    <section aria-label="Your progress" className="max-lg:hidden">
      <span className="label">Your progress</span>
      <ol className="mt-4">
        {parts.map(({ title, state }) => (
          <li key={title} className="flex items-center gap-3 border-t border-ink-950/15 py-3 font-semibold">
            <span className={`grid size-[1.35rem] flex-none place-items-center rounded-full border-2 ${MARKS[state]}`}>
              {state === 'done' && <StateIcon state="check" size={13} strokeWidth={3} />}
              {state === 'wrong' && <StateIcon state="alert" size={13} strokeWidth={3} />}
            </span>
            {title}
            <span className={state === 'wrong' ? 'ml-auto text-small text-bad' : 'sr-only'}>{STATE_LABELS[state]}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-ink-500">Draft kept in this tab until you send it.</p>
    </section>
  )
}

/** Shows the same progress on a phone, as a thin bar that stays above the form. */
export function FormProgressBar(props: Props) {
  const parts = useParts(props)
  const wrong = parts.find(({ state }) => state === 'wrong')
  const done = parts.filter(({ state }) => state === 'done').length
  return (
    <section
      aria-label="Parts of the form"
      className="sticky top-(--bar-height) z-10 -mx-gutter mb-8 bg-chalk-50 px-gutter pt-3 pb-2 lg:hidden print:hidden"
    >
      <ol className="flex gap-1.5">
        {parts.map(({ title, state }) => (
          <li key={title} className={`h-1.5 flex-1 rounded-full ${BARS[state]}`}>
            <span className="sr-only">
              {title}: {STATE_LABELS[state]}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-small text-ink-500">
        {wrong ? (
          <strong className="text-bad">{wrong.title} needs a fix</strong>
        ) : (
          `${done} of ${parts.length} parts done`
        )}
      </p>
    </section>
  )
}

function useParts({ control, errors }: Props) {
  const values = useWatch({ control }) as Partial<RegistrationInput>
  const wrong = Object.keys(errors)
  return SECTIONS.map(({ title, required }) => ({ title, state: sectionState(values, wrong, required) }))
}
