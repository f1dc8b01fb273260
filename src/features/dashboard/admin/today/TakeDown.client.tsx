'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

const FAILED = 'It could not be changed just now. Try again in a moment.'

/** Ends an announcement now, and can restore its original times. */
export function TakeDown({ id, startsAt, endsAt }: { id: string; startsAt: string; endsAt: string }) {
  const [isDown, setDown] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function press(): Promise<void> {
    setBusy(true)
    const hasSaved = await saveTimes(id, isDown ? { startsAt, endsAt } : endNow(startsAt))
    if (hasSaved) setDown(!isDown)
    else toast.error(FAILED)
    setBusy(false)
  }

  return (
    <>
      <button type="button" className="fc-button" disabled={isBusy} onClick={() => void press()}>
        {isDown ? 'Put it back' : 'Take down'}
      </button>
      <span role="status">{isDown && 'Taken down.'}</span>
    </>
  )
}

/** An announcement that has not started needs a start before its end: it is set to a minute in the past. */
function endNow(startsAt: string): { startsAt: string; endsAt: string } {
  const now = Date.now()
  const minuteAgo = new Date(now - 60_000).toISOString()
  return { startsAt: startsAt < minuteAgo ? startsAt : minuteAgo, endsAt: new Date(now).toISOString() }
}

async function saveTimes(id: string, times: { startsAt: string; endsAt: string }): Promise<boolean> {
  const response = await fetch(`/api/announcements/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(times),
  }).catch(() => null)
  return response?.ok ?? false
}
