import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import type { Seen } from '@/lib/seen'
import type { Playback } from '../playback'
import { createRecorder } from './progress-recorder'

/** Told how far the member is, each time more of the film was stored. */
export type OnSeen = (seen: Seen) => void
type Recorder = ReturnType<typeof createRecorder>
type Recording = {
  recorder: RefObject<Recorder | null>
  /** How far the member is, or null for those of whom nothing is kept. */
  seen: Seen | null
}

/**
 * Stores what is seen of a film, also when the page is left, and says how far the member is. For those who only look on it
 * keeps nothing.
 */
export function useRecorder({ slug, share, watchedFrom, isRecorded }: Playback, onSeen?: OnSeen): Recording {
  const [shown, setShown] = useState(share)
  const tell = useEffectEvent((now: number) => {
    setShown(now)
    onSeen?.({ isOpened: true, isWatched: now >= watchedFrom, share: now })
  })
  const recorder = useRef<Recorder | null>(null)

  useEffect(() => {
    if (!isRecorded) return
    const send: Parameters<typeof createRecorder>[0]['send'] = async (part, keepalive) => {
      const answer = await postJson<{ share: number }>(
        paths.memberPost('progress'),
        { film: slug, ...part },
        { keepalive },
      )
      if (answer.isOk) tell(answer.body.share)
      return answer.isOk
    }
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
  }, [slug, isRecorded])

  const seen = { isOpened: true, isWatched: shown >= watchedFrom, share: shown }
  return { recorder, seen: isRecorded ? seen : null }
}
