/** The hosts whose players report position and duration. */
export type PlayerHost = keyof typeof PLAYER_ORIGINS

export const PLAYER_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const

/** The position and duration reported by a host's player, in seconds. */
export type PlayerStatus = { at?: number; length?: number }

/** The messages that make a player start reporting, to be sent one by one. */
export const GREETINGS: Readonly<Record<PlayerHost, readonly string[]>> = {
  youtube: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  vimeo: [
    JSON.stringify({ method: 'addEventListener', value: 'timeupdate' }),
    JSON.stringify({ method: 'getDuration' }),
  ],
}

/** Parses a message of a host's player. Returns null for messages without position and duration. */
export function parsePlayerMessage(host: PlayerHost, message: unknown): PlayerStatus | null {
  const { event, method, value, info, data } = toObject(message)
  if (host === 'youtube') return toStatus(toObject(info).currentTime, toObject(info).duration)
  if (method === 'getDuration') return toStatus(undefined, value)
  return event === 'timeupdate' ? toStatus(toObject(data).seconds, toObject(data).duration) : null
}

function toStatus(at: unknown, length: unknown): PlayerStatus | null {
  const status = { ...(isSecond(at) ? { at } : {}), ...(isSecond(length) && length > 0 ? { length } : {}) }
  return Object.keys(status).length > 0 ? status : null
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

/** A command to a host's player. */
export type PlayerOrder = { do: 'play' | 'pause' } | { do: 'seek'; second: number } | { do: 'speed'; rate: number }

const YOUTUBE_NAMES = { play: 'playVideo', pause: 'pauseVideo', seek: 'seekTo', speed: 'setPlaybackRate' } as const
const VIMEO_NAMES = { play: 'play', pause: 'pause', seek: 'setCurrentTime', speed: 'setPlaybackRate' } as const

/** Returns the message that sends a command to a host's player. */
export function playerMessage(host: PlayerHost, order: PlayerOrder): string {
  const value = order.do === 'seek' ? order.second : order.do === 'speed' ? order.rate : undefined
  if (host === 'vimeo') return JSON.stringify({ method: VIMEO_NAMES[order.do], value })
  const args = order.do === 'seek' ? [value, true] : value === undefined ? [] : [value]
  return JSON.stringify({ event: 'command', func: YOUTUBE_NAMES[order.do], args })
}
