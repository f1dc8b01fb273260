'use client'

import { useWatch } from 'react-hook-form'
import { useRef, useState } from 'react'
import type { SendResult } from '@/components/form/send-form'
import { useSubmission, type FormFlash } from '@/components/form/use-submission'
import { paths } from '@/lib/paths'
import type { TourInput } from '../../rules/tour-schema'
import { dayHint, nextSlots, type Slot } from '../../rules/slots'

const loadRules = async () => (await import('./resolver')).tourResolver
const NO_TIMES: Times = { slots: [], closed: [] }

/** Called with the server's response. */
export type OnResult = (result: SendResult, form: HTMLFormElement | null) => void

/** Manages the state of the tour form: its submission, and the free times of the chosen day. */
export function useTour(flash: FormFlash | null | undefined, onResult: OnResult) {
  const { slots, closed, prepare, refresh } = useFreeSlots()
  const submission = useSubmission<TourInput>({
    name: 'tour',
    loadRules,
    flash,
    onResult: onAnswer,
  })
  const { form, formProps } = submission
  const day = useWatch({ control: form.control, name: 'date' })

  function onAnswer(result: SendResult, element: HTMLFormElement | null): void {
    if (result.kind === 'invalid' && result.fields.time) {
      forgetTime()
      void refresh()
    }
    onResult(result, element)
  }

  // Clears the chosen time when the day changes or the time was rejected.
  function forgetTime(): void {
    form.setValue('time', '')
  }

  function chooseSlot(slot: Slot): void {
    form.setValue('date', slot.day, { shouldValidate: true })
    form.setValue('time', slot.time)
  }

  function onFocus(): void {
    formProps.onFocus()
    prepare()
  }

  const next = day ? nextSlots(day, slots) : []
  return {
    ...submission,
    formProps: { ...formProps, onFocus },
    slots: slots.filter((slot) => slot.day === day),
    next,
    timeHint: day && next.length > 0 ? dayHint(day, closed) : undefined,
    chooseSlot,
    forgetTime,
  }
}

type Times = { slots: Slot[]; closed: number[] }

/** Fetches the free times when the visitor focuses the form. If the request fails, a day without a time suffices. */
function useFreeSlots() {
  const [{ slots, closed }, setTimes] = useState<Times>(NO_TIMES)
  const isRequested = useRef(false)

  async function refresh(): Promise<void> {
    isRequested.current = true
    try {
      setTimes({ ...NO_TIMES, ...((await (await fetch(paths.tourTimes)).json()) as Partial<Times>) })
    } catch {
      setTimes(NO_TIMES)
    }
  }

  function prepare(): void {
    if (!isRequested.current) void refresh()
  }

  return { slots, closed, prepare, refresh }
}
