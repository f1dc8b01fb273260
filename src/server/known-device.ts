import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hostCookieHeader, readHostCookie } from './http/host-cookie'
import { keyedHash } from './secrets'

/** Who signed in there: devices of members are strangers to the office, and the other way round. */
type Door = 'member' | 'staff'

type Asker = { headers: Pick<Headers, 'get'> }

/** Another number makes every device unknown at once; so does another PAYLOAD_SECRET. */
const KEY = 1
/** The longest that browsers keep a cookie. */
const DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000
const ID_BYTES = 12

/**
 * The id of a device on which somebody has signed in before, or null. It is no credential: it says neither who, nor
 * opens anything. It only counts apart from the tries of strangers.
 */
export function findKnownDevice(door: Door, request: Asker): string | null {
  const [id = '', day = '', seal = ''] = (readHostCookie(request, nameOf(door)) ?? '').split('.')
  const isFresh = Number(day) > today() - DAYS && Number(day) <= today()
  return isFresh && isSame(seal, sealOf(door, id, day)) ? id : null
}

/** The cookie that makes this device known from now on; one that is known keeps its id, and with it what it has tried. */
export function knownDeviceCookie(door: Door, request: Asker): string {
  const id = findKnownDevice(door, request) ?? randomBytes(ID_BYTES).toString('base64url')
  const day = String(today())
  return hostCookieHeader(nameOf(door), [id, day, sealOf(door, id, day)].join('.'), DAYS * (DAY_MS / 1000))
}

function nameOf(door: Door): string {
  return `known-${door}-device`
}

function sealOf(door: Door, id: string, day: string): string {
  return keyedHash(`known-device:${door}:${KEY}`, `${id}.${day}`)
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
