import { useEffect, useRef, type RefObject } from 'react'
import type { VideoLink } from '../../rules/video-link'
import type { Playback } from '../../rules/playback'
import { useHostPlayer } from './use-host-player'
import { useRecorder, type OnSeen } from './use-recorder'

/** A larger difference in seconds between two positions is a seek. */
const JUMP = 3

/**
 * Stores the watched parts of a film on another host. YouTube and Vimeo report the position; for other hosts, which report
 * nothing, the seconds count while their frame is visible.
 */
export function useEmbeddedRecorder(
  frame: RefObject<HTMLIFrameElement | null>,
  link: VideoLink,
  playback: Playback,
  { start, onSeen }: { start: number | null; onSeen?: OnSeen },
): Omit<ReturnType<typeof useRecorder>, 'recorder'> {
  const { recorder, ...recording } = useRecorder(playback, onSeen)
  const { isSignedOut } = recording
  const last = useRef<number | null>(null)
  const isSilent = link.kind === 'frame'

  useHostPlayer(frame, link.kind === 'frame' ? null : link.kind, ({ at }) => {
    if (at === undefined || at === last.current) return
    const hasJumped = last.current === null || at < last.current || at - last.current > JUMP
    last.current = at
    if (hasJumped) recorder.current?.jumped(at)
    else recorder.current?.playing(at)
  })

  useEffect(() => {
    if (!isSilent || start === null || isSignedOut) return
    let second = start
    const clock = setInterval(() => {
      if (document.visibilityState === 'visible') recorder.current?.playing((second += 1))
    }, 1_000)
    return () => clearInterval(clock)
  }, [isSilent, start, isSignedOut, recorder])

  return recording
}
