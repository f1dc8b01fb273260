import { useState, type RefObject } from 'react'
import { PLAYER_ORIGINS, playerMessage, type PlayerOrder } from '../../rules/host-player'
import type { VideoLink } from '../../rules/video-link'

/** The playback source of the form's film; null while it has none that can play here. */
export type EditorSource = { kind: 'file'; id: string } | Exclude<VideoLink, { kind: 'frame' }> | null

/** The player of the form, with the position that the chapters use. */
export type FilmPlayer = ReturnType<typeof useFilmPlayer>

export type PlayerRefs = { video: RefObject<HTMLVideoElement | null>; frame: RefObject<HTMLIFrameElement | null> }

/** Plays the film of the form, from an uploaded file or an embedded player. Times are whole seconds. */
export function useFilmPlayer(source: EditorSource, { video, frame }: PlayerRefs) {
  const [position, setPosition] = useState(0)
  const [length, setLength] = useState<number | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [rate, setRate] = useState(1)

  function send(order: PlayerOrder): void {
    if (video.current) applyOrder(video.current, order)
    if (source === null || source.kind === 'file') return
    frame.current?.contentWindow?.postMessage(playerMessage(source.kind, order), PLAYER_ORIGINS[source.kind])
  }

  function seek(second: number): void {
    const last = length === null ? second : length - 1
    const to = Math.max(0, Math.min(Math.floor(second), last))
    setPosition(to)
    send({ do: 'seek', second: to })
  }

  function toggle(): void {
    send({ do: isPlaying ? 'pause' : 'play' })
    // An embedded player does not report whether it plays.
    if (!video.current) setIsPlaying(!isPlaying)
  }

  function playAt(next: number): void {
    setRate(next)
    send({ do: 'speed', rate: next })
  }

  return { source, position, setPosition, length, setLength, isPlaying, setIsPlaying, rate, seek, toggle, playAt }
}

function applyOrder(film: HTMLVideoElement, order: PlayerOrder): void {
  if (order.do === 'seek') film.currentTime = order.second
  else if (order.do === 'speed') film.playbackRate = order.rate
  // A rejected start needs no message: the film stays paused, which its button shows.
  else if (order.do === 'play') void film.play().catch(() => undefined)
  else film.pause()
}
