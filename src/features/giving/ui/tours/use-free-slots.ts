'use client'

import { useRef, useState } from 'react'
import { paths } from '@/lib/paths'
import type { Slot } from '../../rules/slots'

/** The times that can still be chosen, fetched when somebody reaches for the form. Without them a day alone is enough. */
export function useFreeSlots() {
  const [slots, setSlots] = useState<Slot[]>([])
  const isAsked = useRef(false)

  async function refresh(): Promise<void> {
    isAsked.current = true
    try {
      const answer = (await (await fetch(paths.tourTimes)).json()) as { slots: Slot[] }
      setSlots(answer.slots)
    } catch {
      setSlots([])
    }
  }

  function prepare(): void {
    if (!isAsked.current) void refresh()
  }

  return { slots, prepare, refresh }
}
