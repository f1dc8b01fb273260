'use client'

import { useWatch, type Control, type FieldErrors } from 'react-hook-form'
import { Check } from 'lucide-react'
import { SECTIONS, sectionState, type SectionState } from './progress'
import type { RegistrationInput } from './schema'

type Props = { control: Control<RegistrationInput>; errors: FieldErrors<RegistrationInput> }

const MARKS: Record<SectionState, string> = {
  done: 'border-ok bg-ok text-white',
  begun: 'border-ink-950 bg-ember-500',
  empty: 'border-ink-950',
}
const WORDS: Record<SectionState, string> = { done: 'done', begun: 'begun', empty: 'not begun' }

/** Which of the four parts are filled in, beside the form. */
export function FormProgress({ control, errors }: Props) {
  const values = useWatch({ control })
  return (
    <section aria-label="Your progress">
      <span className="label">Your progress</span>
      <ol className="mt-4">
        {SECTIONS.map(({ title, required }) => {
          const state = sectionState(values as Partial<RegistrationInput>, Object.keys(errors), required)
          return (
            <li key={title} className="flex items-center gap-3 border-t border-ink-950/15 py-3 font-semibold">
              <span
                className={`grid size-[1.35rem] flex-none place-items-center rounded-full border-2 ${MARKS[state]}`}
              >
                {state === 'done' && <Check aria-hidden="true" size={13} strokeWidth={3} />}
              </span>
              {title}
              <span className="sr-only">: {WORDS[state]}</span>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 text-small text-ink-500">Draft kept in this tab until you send it.</p>
    </section>
  )
}
