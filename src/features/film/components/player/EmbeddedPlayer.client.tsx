'use client'

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { formatClock } from '../../rules/clock'
import { describeSeen } from '../../rules/seen'
import type { VideoLink } from '../../rules/video-link'
import { embedAddress, type Playback } from '../../rules/playback'
import { PlayerSignedOut } from './PlayerSignedOut'
import { useHostPlayer } from './use-host-player'
import { type OnSeen, useRecorder } from './use-recorder'
import { useSeekLinks } from './use-seek-links'
import styles from './player.module.css'

/** A larger difference in seconds between two positions is a seek. */
const JUMP = 3

type EmbeddedPlayerProps = { playback: Playback; link: VideoLink; drawing?: ReactNode; onSeen?: OnSeen }

const NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Embeds the player of another host. No request is sent to that host before the viewer presses play. */
export function EmbeddedPlayer({ playback, link, drawing, onSeen }: EmbeddedPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [start, setStart] = useState<number | null>(null)
  const { seen, isSignedOut, resumeAt } = useEmbeddedRecorder(frame, link, playback, { start, onSeen })
  const name = link.kind === 'frame' ? link.host : NAMES[link.kind]
  useSeekLinks(useCallback((second: number) => setStart(second), []))

  return (
    <div className={styles.player}>
      {isSignedOut ? (
        <PlayerSignedOut playback={playback} />
      ) : start === null ? (
        <div className={`${styles.stage} ${styles.isEmpty}`}>
          <div>
            <Button big onClick={() => setStart(Math.floor(resumeAt ?? 0))}>
              Play on {name}
              {resumeAt !== null && ` from ${formatClock(resumeAt)}`}
            </Button>
            <p>
              This film is kept by {name}. Nothing is loaded from there until you press play; then {name} learns that
              this device watches it.
            </p>
          </div>
          {drawing}
        </div>
      ) : (
        <div className={styles.stage}>
          <iframe
            key={start}
            ref={frame}
            src={embedAddress(link, start)}
            title={playback.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      )}
      {seen && <p className={styles.note}>{describeSeen(seen)}</p>}
    </div>
  )
}

/**
 * Stores the watched parts of a film on another host. YouTube and Vimeo report the position; for other hosts, which report
 * nothing, the seconds count while their frame is visible.
 */
function useEmbeddedRecorder(
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
