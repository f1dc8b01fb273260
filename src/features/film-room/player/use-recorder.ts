import { useEffect, useRef, useState, type RefObject } from 'react'
import { paths } from '@/lib/paths'
import { postJson } from '@/lib/json-request'
import type { Playback } from '../playback'
import { createRecorder } from './progress-recorder'

type Recorder = ReturnType<typeof createRecorder>
type Recording = { recorder: RefObject<Recorder | null>; share: number }

/**
 * Stores what is seen of a film, also when the page is left, and gives the share seen so far. For those who only look
 * on it keeps nothing.
 */
export function useRecorder({ slug, share, isRecorded }: Playback): Recording {
  const [shown, setShown] = useState(share)
  const recorder = useRef<Recorder | null>(null)

  useEffect(() => {
    if (!isRecorded) return
    const send: Parameters<typeof createRecorder>[0]['send'] = async (part, keepalive) => {
      const answer = await postJson<{ share: number }>(
        paths.memberPost('progress'),
        { film: slug, ...part },
        { keepalive },
      )
      if (answer.isOk) setShown(answer.body.share)
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

  return { recorder, share: shown }
}
