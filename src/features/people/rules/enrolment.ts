import { CONSENTS, CONSENT_KEYS, type ConsentKey, type ConsentsGiven } from './consents'
import type { DivisionKey } from './divisions'
import type { Publication } from './player-names'
import { requireSigner, versionField, type Pickup, type Signing } from './enrolment-schema'

/** A player's enrollment as the family can read and change it. */
export type Enrolment = {
  id: string
  state: 'invited' | 'complete' | 'ended'
  season: string
  guardianName: string
  emergencyName: string
  emergencyPhone: string
  medicalNotes: string
  pickups: Pickup[]
  player: { id: string; firstName: string; lastName: string; division: DivisionKey; publication: Publication }
  registration: { id: string; reference: string; status: string } | null
}

/** A new ledger entry. */
export type ConsentChange = { key: ConsentKey; version: number; isGiven: boolean }

export type Versions = Partial<Record<ConsentKey, number>>
type SigningEvaluation = { changes: ConsentChange[]; problems: Record<string, string> }

const CHANGED = 'The text has changed since you opened this page. Please read it again.'

/**
 * Returns the ledger entries for a signed page, and the missing consents. Consents already in force are not written twice, and
 * checked consents are stored even if a required one is missing.
 */
export function evaluateSigning(signing: Signing, before: ConsentsGiven, inForce: Versions): SigningEvaluation {
  const problems: Record<string, string> = {}
  const changes: ConsentChange[] = []
  for (const key of CONSENT_KEYS) {
    if (before[key]) continue
    const version = inForce[key]
    if (signing[key] && version !== undefined) {
      if (readVersion(signing, key) === version) changes.push({ key, version, isGiven: true })
      else problems[key] = CHANGED
    } else if (CONSENTS[key].isRequired) problems[key] = `“${CONSENTS[key].label}” is needed before the first practice.`
  }
  if (signing.hide && signing.name) problems.hide = 'Please choose one: the full name, or nothing at all.'
  const unsigned = requireSigner(signing.signer)
  if (unsigned && (changes.length > 0 || Object.keys(problems).length > 0)) problems.signer = unsigned
  return { changes: problems.signer || problems.hide ? [] : changes, problems }
}

/** Returns what the site shows once the required consents are complete. */
export function firstPublication(consents: ConsentsGiven, isHidden: boolean): Publication {
  if (isHidden) return 'hidden'
  return consents.name ? 'full' : 'initial'
}

/**
 * Returns the ledger entries for a later choice about the website. Granting requires a signature, withdrawing does not. A
 * consent is granted only to the version that was read, and only if it is in force.
 */
export function evaluateSite(
  choice: { publication: Publication; photo: boolean; signer: string; read: Versions },
  before: ConsentsGiven,
  inForce: Versions,
): SigningEvaluation {
  const wanted = { name: choice.publication === 'full', photo: choice.photo }
  const changed = (['name', 'photo'] as const).filter((key) => wanted[key] !== (before[key] ?? false))
  const problems: Record<string, string> = {}
  const changes: ConsentChange[] = []
  for (const key of changed) {
    const version = inForce[key]
    const isGiven = wanted[key]
    if (isGiven && (version === undefined || choice.read[key] !== version))
      problems[key === 'name' ? 'publication' : key] = CHANGED
    else if (version !== undefined) changes.push({ key, version, isGiven })
  }
  const unsigned = requireSigner(choice.signer)
  if (unsigned && changed.some((key) => wanted[key])) problems.signer = unsigned
  return { changes: Object.keys(problems).length > 0 ? [] : changes, problems }
}

function readVersion(signing: Signing, key: ConsentKey): number | undefined {
  return (signing as Record<string, unknown>)[versionField(key)] as number | undefined
}
