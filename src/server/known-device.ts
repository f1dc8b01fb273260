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
const NAME_DIGITS = 8

/**
 * The id of a device on which somebody has signed in before, or null; with an account, somebody by that account. It is no
 * credential: it says neither who, nor opens anything. It only counts apart from the tries of strangers.
 */
export function findKnownDevice(door: Door, request: Asker, account = ''): string | null {
  const [id = '', day = '', seal = ''] = (readHostCookie(request, nameOf(door, account)) ?? '').split('.')
  const isFresh = Number(day) > today() - DAYS && Number(day) <= today()
  return isFresh && isSame(seal, sealOf([door, account, id, day])) ? id : null
}

/** The cookie that makes this device known from now on; one that is known keeps its id, and with it what it has tried. */
export function knownDeviceCookie(door: Door, request: Asker, account = ''): string {
  const id = findKnownDevice(door, request, account) ?? randomBytes(ID_BYTES).toString('base64url')
  const day = String(today())
  const value = [id, day, sealOf([door, account, id, day])].join('.')
  return hostCookieHeader(nameOf(door, account), value, DAYS * (DAY_MS / 1000))
}

// Several people may use one computer of the office, so each account has a cookie there, whose name tells nobody which.
function nameOf(door: Door, account: string): string {
  const own = account && `-${keyedHash('known-device-name', account).slice(0, NAME_DIGITS)}`
  return `known-${door}-device${own}`
}

function sealOf(parts: string[]): string {
  return keyedHash(`known-device:${KEY}`, JSON.stringify(parts))
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
