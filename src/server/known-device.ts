import { randomBytes } from 'node:crypto'
import { hostCookieHeader, readHostCookie } from './http/host-cookie'
import { equalsSecret, keyedHash } from './secrets'

/** The kind of account that signed in. Devices of members and staff are separate. */
type Audience = 'member' | 'staff'

type RequestHeaders = { headers: Pick<Headers, 'get'> }

/** Changing this number, or PAYLOAD_SECRET, makes every device unknown. */
const KEY = 1
/** The maximum lifetime of cookies in browsers. */
const DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000
const ID_BYTES = 12
const NAME_DIGITS = 8

/**
 * Returns the id of a device with an earlier sign-in, or null; with `account`, only of a sign-in to that account. It is no
 * credential: it neither identifies a person nor grants access. It only separates the device's attempts from those of
 * strangers.
 */
export function findKnownDevice(audience: Audience, request: RequestHeaders, account = ''): string | null {
  const [id = '', day = '', signature = ''] = (readHostCookie(request, nameOf(audience, account)) ?? '').split('.')
  const isFresh = Number(day) > today() - DAYS && Number(day) <= today()
  return isFresh && equalsSecret(signature, signatureOf([audience, account, id, day])) ? id : null
}

/** Returns the cookie that marks this device as known. A known device keeps its id, and with it its counted attempts. */
export function knownDeviceCookie(audience: Audience, request: RequestHeaders, account = ''): string {
  const id = findKnownDevice(audience, request, account) ?? randomBytes(ID_BYTES).toString('base64url')
  const day = String(today())
  const value = [id, day, signatureOf([audience, account, id, day])].join('.')
  return hostCookieHeader(nameOf(audience, account), value, DAYS * (DAY_MS / 1000))
}

// Several people may share an office computer, so each staff account has a cookie of its own, whose name is a hash.
function nameOf(audience: Audience, account: string): string {
  const suffix = account && `-${keyedHash('known-device-name', account).slice(0, NAME_DIGITS)}`
  return `known-${audience}-device${suffix}`
}

function signatureOf(parts: string[]): string {
  return keyedHash(`known-device:${KEY}`, JSON.stringify(parts))
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS)
}
