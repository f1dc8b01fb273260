'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Playback, Source } from '../../rules/playback'
import { PlayerBar } from './PlayerBar.client'
import { PlayerSignedOut } from './PlayerSignedOut'
import { ResumeChoice } from './ResumeChoice.client'
import { useFilmKeys } from './use-film-keys'
import { useRecorder, type OnSeen } from './use-recorder'
import { useSeekLinks } from './use-seek-links'
import styles from './player.module.css'

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
