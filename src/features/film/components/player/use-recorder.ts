import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { paths } from '@/lib/paths'
import { postJson, readJson, SIGNED_OUT } from '@/lib/json-request'
import { clearTab, readTab, writeTab } from '@/lib/tab-storage'
import type { Seen } from '../../rules/seen'
import type { Playback } from '../../rules/playback'
import { createRecorder, type SeenPart, mergeParts } from './progress-recorder'

const nameOf = (film: string) => `seen:${film}`

/** Called with the member's progress whenever more of the film was stored. */
export type OnSeen = (seen: Seen) => void
type Recorder = ReturnType<typeof createRecorder>
type Recording = {
  recorder: RefObject<Recorder | null>
  /** The member's progress, or null for viewers whose progress is not recorded. */
  seen: Seen | null
  /** True once the server no longer recognizes the session. */
  isSignedOut: boolean
  /** The position at which the member was signed out in this tab. */
  resumeAt: number | null
  /** Checks whether the session is still valid when a film fails. */
  checkSession: () => Promise<void>
}

/**
 * Stores the watched parts of a film, also on page unload, and returns the member's progress. Parts watched by a member who
 * was signed out are stored in this tab and sent after the same member signs in again. For viewers without progress it stores
 * nothing.
 */
export function useRecorder({ slug, share, watchedFrom, memberId }: Playback, onSeen?: OnSeen): Recording {
  const [progress, setProgress] = useState(share)
  const [isSignedOut, setSignedOut] = useState(false)
  const [resumeAt, setResumeAt] = useState<number | null>(null)
  const reportProgress = useEffectEvent((now: number) => {
    setProgress(now)
    onSeen?.({ isOpened: true, isWatched: now >= watchedFrom, share: now })
  })
  const recorder = useRef<Recorder | null>(null)

  useEffect(() => {
    if (!memberId) return
    const send = async (part: SeenPart, keepalive: boolean) => {
      const values = { film: slug, ...part }
      const answer = await postJson<{ share: number }>(paths.memberPost('progress'), values, { keepalive })
      if (answer.isOk) reportProgress(answer.body.share)
      if (answer.isOk || answer.status !== SIGNED_OUT) return answer.isOk
      storeSeenPart(slug, memberId, part)
      setSignedOut(true)
      return true
    }
    const stored = takeParts(slug, memberId)
    void sendStored(stored, send).then((left) => left.forEach((part) => storeSeenPart(slug, memberId, part)))
    const last = stored.at(-1)
    if (last) queueMicrotask(() => setResumeAt(last.position))
    const current = createRecorder({ now: () => performance.now(), send })
    recorder.current = current
    const leave = () => current.save(true)
    const leaveIfHidden = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leaveIfHidden)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leaveIfHidden)
      leave()
    }
  }, [slug, memberId])

  // The parts watched since the last request are stored in the tab too.
  useEffect(() => {
    if (isSignedOut) recorder.current?.save(false)
  }, [isSignedOut])

  async function checkSession(): Promise<void> {
    const me = await readJson<object | null>(paths.memberPost('me'))
    if (me.isOk && me.body === null) setSignedOut(true)
  }

  const seen = { isOpened: true, isWatched: progress >= watchedFrom, share: progress }
  return { recorder, seen: memberId ? seen : null, isSignedOut, resumeAt, checkSession }
}

// Sends one request at a time, so that the last one contains the current position.
async function sendStored(parts: SeenPart[], send: (part: SeenPart, keepalive: boolean) => Promise<boolean>) {
  const left: SeenPart[] = []
  for (const part of parts) if (!(await send(part, false))) left.push(part)
  return left
}

type StoredParts = { memberId: string; parts: SeenPart[] }

/** Stores in this tab the parts watched after the member was signed out. */
function storeSeenPart(film: string, memberId: string, part: SeenPart): void {
  writeTab(nameOf(film), { memberId, parts: mergeParts([...partsOf(film, memberId), part]) })
}

/** Returns and removes the parts stored in this tab for this film and member. Parts of other members are removed as well. */
function takeParts(film: string, memberId: string): SeenPart[] {
  const parts = partsOf(film, memberId)
  clearTab(nameOf(film))
  return parts
}

function partsOf(film: string, memberId: string): SeenPart[] {
  const stored = readTab<StoredParts>(nameOf(film))
  return stored?.memberId === memberId ? stored.parts : []
}
