'use client'

import { usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { embedAddress } from '../../rules/playback'
import type { PlayerStatus } from '../../rules/host-player'
import type { VideoLink } from '../../rules/video-link'
import { useHostPlayer } from '../../components/player/use-host-player'
import type { FilmPlayer, PlayerRefs } from './use-film-player'
import styles from './editor.module.css'

type StageProps = { player: FilmPlayer; refs: PlayerRefs; captionsId: string | null }

const NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Plays the film selected in the form, or explains how to select one. */
export function FilmStage({ player, refs, captionsId }: StageProps) {
  const { source } = player
  if (source === null) {
    return (
      <p className={styles.empty}>
        No film plays here yet. Choose a film file, or paste a YouTube or Vimeo link. Films of other hosts do not play
        here: enter the time of each chapter.
      </p>
    )
  }
  if (source.kind !== 'file') return <LinkedFilm key={source.id} player={player} frame={refs.frame} link={source} />
  return <UploadedFilm key={source.id} id={source.id} player={player} video={refs.video} captionsId={captionsId} />
}

type UploadedProps = Omit<StageProps, 'refs'> & { id: string; video: PlayerRefs['video'] }

function UploadedFilm({ id, player, video, captionsId }: UploadedProps) {
  const [{ data, isError }] = usePayloadAPI(adminPaths.filmFileRecord(id), { initialParams: { depth: 0 } })
  const [isBroken, setIsBroken] = useState(false)
  const { url } = data as { url?: string }
  if (isError || isBroken) {
    return (
      <p role="alert" className={styles.empty}>
        This film file cannot be played. Choose another one, or upload it again.
      </p>
    )
  }
  if (!url) return <p className={styles.empty}>Loading the film</p>
  return (
    <video
      ref={video}
      src={url}
      playsInline
      preload="metadata"
      aria-label="The film of this form"
      onLoadedMetadata={({ currentTarget }) => {
        player.setLength(Math.round(currentTarget.duration))
        // A position may have been chosen before the file loaded.
        if (player.position > 0) currentTarget.currentTime = player.position
      }}
      onTimeUpdate={({ currentTarget: { seeking, currentTime } }) =>
        !seeking && player.setPosition(Math.floor(currentTime))
      }
      onPlay={() => player.setIsPlaying(true)}
      onPause={() => player.setIsPlaying(false)}
      onError={() => setIsBroken(true)}
      onClick={player.toggle}
    >
      {captionsId && <CaptionTrack id={captionsId} />}
    </video>
  )
}

function CaptionTrack({ id }: { id: string }) {
  const [{ data }] = usePayloadAPI(adminPaths.filmFileRecord(id), { initialParams: { depth: 0 } })
  const { url } = data as { url?: string }
  return <track kind="captions" src={url} label="Captions" />
}

type LinkedProps = { player: FilmPlayer; frame: PlayerRefs['frame']; link: Exclude<VideoLink, { kind: 'frame' }> }

/** No request is sent to the other host before staff press play. */
function LinkedFilm({ player, frame, link }: LinkedProps) {
  const [begin, setBegin] = useState<number | null>(null)
  const name = NAMES[link.kind]
  useHostPlayer(frame, begin === null ? null : link.kind, ({ at, length }: PlayerStatus) => {
    if (at !== undefined) player.setPosition(Math.floor(at))
    if (length !== undefined) player.setLength(Math.round(length))
  })
  if (begin === null) {
    return (
      <div className={styles.empty}>
        <button
          type="button"
          className={styles.mark}
          onClick={() => {
            setBegin(player.position)
            player.setIsPlaying(true)
          }}
        >
          Play on {name}
        </button>
        <p>Nothing is loaded from {name} until you press play.</p>
      </div>
    )
  }
  return (
    <iframe
      ref={frame}
      src={embedAddress(link, begin)}
      title="The film of this form"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
