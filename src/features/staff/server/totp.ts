import { generateSecret, generateURI, verifySync } from 'otplib'

/** The seconds of one step; authenticator apps support no other. Codes of the adjacent steps are accepted too. */
const STEP = 30
const SECRET_BYTES = 20
const CODE = /^\d{6}$/

/** Generates a TOTP key for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES })
}

/** Returns the URI in the QR code: the key, and the name under which the app lists it. */
export function totpAddress(secret: string, account: string, academy: string): string {
  return generateURI({ issuer: academy, label: account, secret })
}

/**
 * Returns the time step of a six-digit code, or null if it is not currently valid. A used step and all earlier ones are
 * invalid.
 * @param lastStep the newest used step, 0 for none
 * @param now in milliseconds
 */
export function findTotpStep(secret: string, code: string, lastStep: number, now = Date.now()): number | null {
  const epoch = Math.floor(now / 1000)
  // The library throws for a last step that is beyond the window.
  if (!CODE.test(code) || lastStep > Math.floor(epoch / STEP)) return null
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP, afterTimeStep: lastStep })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
