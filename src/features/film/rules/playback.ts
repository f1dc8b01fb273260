import type { FilmPlay } from './film-plays'
import { PLAYER_ORIGINS } from './host-player'
import { paths } from '@/lib/paths'
import { parseVideoLink, type VideoLink } from './video-link'

export type Chapter = { at: number; title: string; play: FilmPlay | null }
type Caption = { src: string; language: string; label: string }

/** Where a film plays from: a file of ours, a player elsewhere, or nowhere. */
export type Source =
  { kind: 'file'; src: string; type: string; captions: Caption[] } | VideoLink | { kind: 'unsupported' }

/** Everything a player needs of a film. Given only to those who may watch it. */
export type Playback = {
  slug: string
  title: string
  /** Whole seconds. */
  duration: number
  source: Source
  chapters: Chapter[]
  /** Where the member stopped, in seconds. */
  position: number
  /** How much the member has seen, in percent. */
  share: number
  /** How much must be seen for it to count as watched, in percent. */
  watchedFrom: number
  /** The member whose seconds count; null for those who only look on, of whom nothing is kept. */
  memberId: string | null
}

export type StoredSource = {
  slug: string
  mimeType: string | null
  videoUrl: string | null
  captions: { language: string; label: string }[]
  hosts: string[]
}

/** Where a film plays from. A file takes precedence over a link, and a link to a host that is not on the list is not played. */
export function toSource({ slug, mimeType, videoUrl, captions, hosts }: StoredSource): Source {
  if (mimeType) {
    const tracks = captions.map((caption) => ({ ...caption, src: paths.filmCaptions(slug, caption.language) }))
    return { kind: 'file', src: paths.filmFile(slug), type: mimeType, captions: tracks }
  }
  return parseVideoLink(videoUrl ?? '', hosts) ?? { kind: 'unsupported' }
}

/** The address of a player elsewhere, begun where it was asked for. */
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
