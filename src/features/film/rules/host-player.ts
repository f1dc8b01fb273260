/** The hosts whose players say where a film stands and how long it lasts. */
export type PlayerHost = keyof typeof PLAYER_ORIGINS

export const PLAYER_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const

/** What a host's player says: where the film stands and how long it lasts, in seconds. */
export type PlayerNews = { at?: number; length?: number }

/** What a player wants to be told before it says anything, each as one message. */
export const GREETINGS: Readonly<Record<PlayerHost, readonly string[]>> = {
  youtube: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  vimeo: [
    JSON.stringify({ method: 'addEventListener', value: 'timeupdate' }),
    JSON.stringify({ method: 'getDuration' }),
  ],
}

/** Reads a message of a host's player. Null for everything that says neither where it stands nor how long it is. */
export function readPlayerNews(host: PlayerHost, message: unknown): PlayerNews | null {
  const { event, method, value, info, data } = toObject(message)
  if (host === 'youtube') return toNews(toObject(info).currentTime, toObject(info).duration)
  if (method === 'getDuration') return toNews(undefined, value)
  return event === 'timeupdate' ? toNews(toObject(data).seconds, toObject(data).duration) : null
}

function toNews(at: unknown, length: unknown): PlayerNews | null {
  const news = { ...(isSecond(at) ? { at } : {}), ...(isSecond(length) && length > 0 ? { length } : {}) }
  return Object.keys(news).length > 0 ? news : null
}

function isSecond(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function toObject(message: unknown): Record<string, unknown> {
  if (typeof message !== 'string') return typeof message === 'object' && message ? { ...message } : {}
  try {
    return toObject(JSON.parse(message) as object)
  } catch {
    return {}
  }
}
