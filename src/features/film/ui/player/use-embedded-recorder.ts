import { useEffect, useRef, type RefObject } from 'react'
import type { VideoLink } from '../../rules/video-link'
import type { Playback } from '../../rules/playback'
import { useHostPlayer } from './use-host-player'
import { useRecorder, type OnSeen } from './use-recorder'

/** Seconds between two places that no playing explains: somebody has jumped. */
const JUMP = 3

/**
 * Stores what is seen of a film that another host plays. YouTube and Vimeo say where it stands; of other hosts, which say
 * nothing, the seconds count for which their frame is open in front of somebody.
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
