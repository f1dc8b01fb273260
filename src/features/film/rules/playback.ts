import type { Play } from '@/lib/court/play'
import { PLAYER_ORIGINS } from './host-player'
import { paths } from '@/lib/paths'
import { parseVideoLink, type VideoLink } from './video-link'

export type Chapter = { at: number; title: string; play: Play | null }
type Caption = { src: string; language: string; label: string }

/** The playback source of a film: an uploaded file, an embedded player, or none. */
export type Source =
  { kind: 'file'; src: string; type: string; captions: Caption[] } | VideoLink | { kind: 'unsupported' }

/** The data a player needs. Sent only to viewers who may watch the film. */
export type Playback = {
  slug: string
  title: string
  /** The duration in whole seconds. */
  duration: number
  source: Source
  chapters: Chapter[]
  /** The member's last position, in seconds. */
  position: number
  /** The share the member has seen, in percent. */
  share: number
  /** The share that must be seen for the film to count as watched, in percent. */
  watchedFrom: number
  /** The member whose progress is recorded; null for parents and staff, whose progress is not recorded. */
  memberId: string | null
}

export type StoredSource = {
  slug: string
  mimeType: string | null
  videoUrl: string | null
  captions: { language: string; label: string }[]
  hosts: string[]
}

/** Returns the playback source of a film. A file takes precedence over a link; a link to an unlisted host is not played. */
export function toSource({ slug, mimeType, videoUrl, captions, hosts }: StoredSource): Source {
  if (mimeType) {
    const tracks = captions.map((caption) => ({ ...caption, src: paths.filmCaptions(slug, caption.language) }))
    return { kind: 'file', src: paths.filmFile(slug), type: mimeType, captions: tracks }
  }
  return parseVideoLink(videoUrl ?? '', hosts) ?? { kind: 'unsupported' }
}

/** Returns the URL of an embedded player that starts at this second. */
export function embedAddress(link: VideoLink, start: number): string {
  if (link.kind === 'frame') return link.src
  if (link.kind === 'youtube') {
    const query = new URLSearchParams({
      autoplay: '1',
      rel: '0',
      playsinline: '1',
      enablejsapi: '1',
      start: String(Math.floor(start)),
    })
    return `${PLAYER_ORIGINS.youtube}/embed/${link.id}?${query}`
  }
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(link.hash ? { h: link.hash } : {}) })
  return `${PLAYER_ORIGINS.vimeo}/video/${link.id}?${query}#t=${Math.floor(start)}s`
}
