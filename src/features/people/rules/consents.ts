/** The consents of a family. The required ones are needed to play; publication is separate and optional. */
export const CONSENTS = {
  participation: { label: 'Participation', isRequired: true },
  medical: { label: 'Medical care', isRequired: true },
  concussion: { label: 'Concussion', isRequired: true },
  conduct: { label: 'Code of conduct', isRequired: true },
  name: { label: 'Full name on the site', isRequired: false },
  photo: { label: 'Photos and film on the site', isRequired: false },
} as const

export type ConsentKey = keyof typeof CONSENTS
export const CONSENT_KEYS = Object.keys(CONSENTS) as ConsentKey[]
export const REQUIRED_CONSENTS = CONSENT_KEYS.filter((key) => CONSENTS[key].isRequired)

/** A family's latest answer to each consent. Consents that were never answered are missing. */
export type ConsentsGiven = Partial<Record<ConsentKey, boolean>>

export type ConsentState = { given: number; required: number; isComplete: boolean }

/** Counts the required consents that are in force. */
export function consentState(last: ConsentsGiven): ConsentState {
  const given = REQUIRED_CONSENTS.filter((key) => last[key]).length
  return { given, required: REQUIRED_CONSENTS.length, isComplete: given === REQUIRED_CONSENTS.length }
}

/** Returns the state as the label of a tag: "consents 3/4". */
export function consentLabel({ given, required }: ConsentState): string {
  return `consents ${given}/${required}`
}

/** Returns the ledger entry to which a signer's encrypted name is bound. */
export function signatureLocation(enrolmentId: string, { key, version }: { key: string; version: number }) {
  return { column: 'consents.signer', row: `${enrolmentId}/${key}/${version}` }
}
