import { CONSENTS, REQUIRED_CONSENTS, type ConsentsGiven } from './consents'
import type { Pickup } from './enrolment-schema'

/** The papers of a player's enrollment as a linked parent may see them, with the health notes left out. */
export type FamilyPapers = {
  /** Whether the enrollment was signed. Required consents are taken back on the phone, so none is asked for afterwards. */
  isSigned: boolean
  /** The parent who signs. Null when the enrollment names another guardian than the parent who looks. */
  guardian: { name: string; phone: string | null } | null
  /** Empty before the family wrote them. */
  emergencyName: string
  emergencyPhone: string
  pickups: Pickup[]
  /** The latest answer to each consent. */
  given: ConsentsGiven
}

/** What is missing before a player may play: the labels of unsigned consents, and whether an emergency contact is known. */
export type MissingPapers = { consents: string[]; hasNoContact: boolean }

/** Returns what a family still has to sign or to write; null when its papers are complete. */
export function findMissingPapers({ isSigned, given, emergencyName }: FamilyPapers): MissingPapers | null {
  const unsigned = isSigned ? [] : REQUIRED_CONSENTS.filter((key) => !given[key])
  const consents = unsigned.map((key) => CONSENTS[key].label)
  const hasNoContact = emergencyName === ''
  return consents.length > 0 || hasNoContact ? { consents, hasNoContact } : null
}
