'use client'
import type { ReactNode } from 'react'
import type { Playback } from '../../rules/playback'
import { EmbeddedPlayer } from './EmbeddedPlayer.client'
import type { OnSeen } from './use-recorder'
import { VideoPlayer } from './VideoPlayer.client'
import styles from './player.module.css'

type FilmPlayerProps = {
  playback: Playback
  /** The film's play, shown beside notices that precede playback. */
  drawing?: ReactNode
  onSeen?: OnSeen
}

/** Plays a film from its source, or explains why it cannot be played. */
export function FilmPlayer({ playback, drawing, onSeen }: FilmPlayerProps) {
  const { source } = playback
  if (source.kind === 'file') return <VideoPlayer playback={playback} source={source} onSeen={onSeen} />
  if (source.kind !== 'unsupported')
    return <EmbeddedPlayer playback={playback} link={source} drawing={drawing} onSeen={onSeen} />
  return (
    <div className={styles.player}>
      <div className={`${styles.stage} ${styles.isEmpty}`}>
        <div>
          <p>The video format is not supported. Please contact your coach.</p>
        </div>
        {drawing}
      </div>
    </div>
  )
}
