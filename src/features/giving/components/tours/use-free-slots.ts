'use client'

import { useRef, useState } from 'react'
import { paths } from '@/lib/paths'
import type { Slot } from '../../rules/slots'

type Times = { slots: Slot[]; closed: number[] }

const NO_TIMES: Times = { slots: [], closed: [] }

/** Fetches the free times when the visitor focuses the form. If the request fails, a day without a time suffices. */
export function useFreeSlots() {
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
