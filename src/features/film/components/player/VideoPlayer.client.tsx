'use client'

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '@/components/ui/Button'
import type { Playback, Source } from '../../rules/playback'
import { PlayerBar } from './PlayerBar.client'
import { PlayerSignedOut } from './PlayerSignedOut'
import { useRecorder, type OnSeen } from './use-recorder'
import { useSeekLinks } from './use-seek-links'
import styles from './player.module.css'
import { pressKey } from '../../rules/player-keys'
import { formatClock } from '../../rules/clock'

/** Resuming is not offered this close to the beginning or the end, in seconds. */
const EDGE = 5

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="tab"], [data-own-keys]'
const INTERACTIVE = 'button, summary'

type VideoPlayerProps = { playback: Playback; source: Extract<Source, { kind: 'file' }>; onSeen?: OnSeen }

/** Plays an uploaded film: the browser's player with captions, and a bar with additional controls. */
export function VideoPlayer({ playback, source, onSeen }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasBegun, setHasBegun] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const [hasKeys, setHasKeys] = useState(true)
  const { recorder, seen, isSignedOut, resumeAt, checkSession } = useRecorder(playback, onSeen)
  const playFrom = useCallback((second: number) => {
    if (!video.current) return
    video.current.currentTime = second
    // A rejected start needs no message: the film stays paused, which its button shows.
    void video.current.play().catch(() => undefined)
  }, [])
  useFilmKeys(video, hasKeys)
  useSeekLinks(playFrom)
  useEffect(() => {
    if (isSignedOut) video.current?.pause()
  }, [isSignedOut])

  function fail(): void {
    setIsBroken(true)
    void checkSession()
  }

  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        <video
          ref={video}
          src={source.src}
          controls
          playsInline
          preload="metadata"
          aria-label={playback.title}
          onPlay={() => setHasBegun(true)}
          onTimeUpdate={({ currentTarget: { paused, seeking, currentTime } }) =>
            !paused && !seeking && recorder.current?.playing(currentTime)
          }
          onSeeking={({ currentTarget }) => recorder.current?.jumped(currentTarget.currentTime)}
          onPause={({ currentTarget: { seeking, currentTime } }) => {
            // The last update may be a quarter of a second old, so the current position is recorded as well.
            if (!seeking) recorder.current?.playing(currentTime)
            recorder.current?.save(false)
          }}
          onError={fail}
        >
          {source.captions.map(({ src, language, label }, index) => (
            <track key={language} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
          ))}
        </video>
      </div>
      {isSignedOut && <PlayerSignedOut playback={playback} />}
      {isBroken && !isSignedOut && (
        <p role="alert" className={styles.note}>
          This film cannot be played right now. Please reload the page, and tell your coach when it stays like this.
        </p>
      )}
      {!hasBegun && <ResumeChoice playback={playback} position={resumeAt ?? playback.position} onChoose={playFrom} />}
      <PlayerBar video={video} seen={seen} hasKeys={hasKeys} onKeysChange={setHasKeys} />
    </div>
  )
}

/**
 * Lets keyboard shortcuts control the film wherever the focus is, except in inputs and on other controls. The shortcuts can be
 * switched off, for users of speech input and against accidental keystrokes.
 */
function useFilmKeys(video: RefObject<HTMLVideoElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !video.current) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(TYPING) || (event.key === ' ' && target?.closest(INTERACTIVE))) return
      if (pressKey(video.current, event.key)) event.preventDefault()
    }
    // Runs in the capture phase, before the browser's own controls, which handle some of these keys too.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [video, isOn])
}

type ResumeChoiceProps = {
  playback: Pick<Playback, 'duration'>
  /** The member's last position, in seconds. */
  position: number
  onChoose: (second: number) => void
}

/** Offers to resume a film that was stopped midway, on this device or another. */
function ResumeChoice({ playback: { duration }, position, onChoose }: ResumeChoiceProps) {
  if (position < EDGE || position > duration - EDGE) return null
  return (
    <div role="group" aria-label="Where to begin" className={styles.resume}>
      <Button onClick={() => onChoose(position)}>Resume at {formatClock(position)}</Button>
      <Button variant="line" onClick={() => onChoose(0)}>
        Start over
      </Button>
    </div>
  )
}
