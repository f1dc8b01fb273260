import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds of one step; apps on phones know no other. A phone whose clock is one step off is right, too. */
const STEP = 30
const SECRET_BYTES = 20
const CODE = /^\d{6}$/

/** A new key for an app on a phone, in base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES })
}

/** What the app reads from a picture: the key, and under which name it stands there. */
export function totpAddress(secret: string, account: string, academy: string): string {
  return generateURI({ issuer: academy, label: account, secret })
}

/**
 * The time step of a code of six digits, or null when it is no code of now. A step that has been used, and every one before
 * it, is over.
 * @param lastStep the newest step that has been used, 0 for none
 * @param now in milliseconds
 */
export function findTotpStep(secret: string, code: string, lastStep: number, now = Date.now()): number | null {
  const epoch = Math.floor(now / 1000)
  // The library throws for a step that nothing can follow within the window.
  if (!CODE.test(code) || lastStep > Math.floor(epoch / STEP)) return null
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP, afterTimeStep: lastStep })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
