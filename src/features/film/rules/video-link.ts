/** A parsed link to a film: a known player, or a page for an iframe on a host that staff listed. */
export type VideoLink =
  | { kind: 'youtube'; id: string }
  | { kind: 'vimeo'; id: string; hash: string | null }
  | { kind: 'frame'; src: string; host: string }

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_PATH = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,16}))?\/?$/

/**
 * Parses a link to a film. YouTube (watch, youtu.be, embed, shorts, live) and Vimeo are always accepted; another https URL that
 * contains embed or iframe only if its host is in the list of staff.
 * @returns null for all other links, which are never embedded
 */
export function parseVideoLink(link: string, listedHosts: readonly string[] = []): VideoLink | null {
  const url = toUrl(link)
  if (!url) return null
  const host = url.hostname.toLowerCase()
  if (host === 'youtu.be') return toYoutube(url.pathname.slice(1))
  if (YOUTUBE_HOSTS.includes(host)) return toYoutube(youtubeId(url))
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return toVimeo(url)
  const isFrame = /embed|iframe/i.test(url.href) && listedHosts.includes(host)
  return isFrame ? { kind: 'frame', src: url.href, host } : null
}

function toUrl(link: string): URL | null {
  if (!URL.canParse(link.trim())) return null
  const url = new URL(link.trim())
  return url.protocol === 'https:' && !url.username && !url.port ? url : null
}

function youtubeId({ pathname, searchParams }: URL): string {
  if (pathname === '/watch') return searchParams.get('v') ?? ''
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''
}

function toYoutube(id: string): VideoLink | null {
  return YOUTUBE_ID.test(id) ? { kind: 'youtube', id } : null
}

function toVimeo({ pathname, searchParams }: URL): VideoLink | null {
  const [, id, hash] = VIMEO_PATH.exec(pathname) ?? []
  return id ? { kind: 'vimeo', id, hash: hash ?? searchParams.get('h') } : null
}
