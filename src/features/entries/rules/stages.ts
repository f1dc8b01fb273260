import type { Tone } from './tones'

/** What a family sent, by the kind of entry. */
export const FAMILY_LABELS = {
  'player-registrations': 'registration',
  'tryout-registrations': 'tryout registration',
  applications: 'application',
} as const

export type FamilyKind = keyof typeof FAMILY_LABELS

/** The stage of an entry that its family sees. `deciding` is shown until the mail with the answer was sent. */
export type Stage =
  | 'received'
  | 'reviewing'
  | 'infoNeeded'
  | 'evaluating'
  | 'deciding'
  | 'offered'
  | 'waitlisted'
  | 'declined'
  | 'enrolled'
  | 'closed'

export type EntryStatus = {
  status: string
  /** The status of the mail about this status; null if none was written. */
  notified: string | null
  /** Whether the results of its tryout day are still held back. */
  isHeld: boolean
}

type StageContent = { title: string; text: string; step: number }
export type StageText = (names: { player: string; what: string }) => StageContent

/** Statuses with a final result for the family. */
export const RESULT_STATUSES: readonly string[] = ['accepted', 'waitlisted', 'declined']
const NOT_NOTIFIED: readonly (string | null)[] = ['waiting', 'held', 'queued', 'undone']

const STAGES: Record<string, Stage> = {
  in_review: 'reviewing',
  needs_info: 'infoNeeded',
  evaluation: 'evaluating',
  accepted: 'offered',
  waitlisted: 'waitlisted',
  declined: 'declined',
  enrolled: 'enrolled',
  withdrawn: 'closed',
}

/** The steps of every registration, as families see them. */
export const STEPS = ['We have it', 'We read it', 'We see the player', 'You have our answer'] as const

/** Returns the stage that a family sees. Never ahead of the mail about it, so that no result leaks early. */
export function stageOf({ status, notified, isHeld }: EntryStatus): Stage {
  const isResult = RESULT_STATUSES.includes(status)
  if (isResult && (NOT_NOTIFIED.includes(notified) || (isHeld && notified === null))) return 'deciding'
  if ((status === 'needs_info' || status === 'evaluation') && NOT_NOTIFIED.includes(notified)) return 'reviewing'
  return STAGES[status] ?? 'received'
}

/** Whether a family may still change or withdraw its entry: until staff open it. */
export function isOpen(status: string): boolean {
  return status === 'pending'
}

/** The color of each stage. */
export const STAGE_TONES: Record<Stage, Tone> = {
  received: 'secondary',
  reviewing: 'info',
  infoNeeded: 'warn',
  evaluating: 'info',
  deciding: 'info',
  offered: 'ok',
  waitlisted: 'warn',
  declined: 'secondary',
  enrolled: 'ok',
  closed: 'secondary',
}

/** The text of each stage, and its step. No text promises more than is certain. */
export const STAGE_TEXTS: Record<Stage, StageText> = {
  received: ({ player, what }) => ({
    title: 'We have it',
    text: `${player}’s ${what} is safely with us. Our staff read it next; nothing is decided yet.`,
    step: 0,
  }),
  reviewing: ({ player, what }) => ({
    title: 'We are reading it',
    text: `Someone is working on ${player}’s ${what}. Nothing is decided yet.`,
    step: 1,
  }),
  infoNeeded: ({ player }) => ({
    title: 'One thing is missing',
    text: `We need one more thing from you to go on with ${player}. Nothing is decided, and nothing is lost.`,
    step: 1,
  }),
  evaluating: ({ player }) => ({
    title: 'Come and play',
    text: `We would like to see ${player} on the court. Nothing is decided before.`,
    step: 2,
  }),
  deciding: ({ player }) => ({
    title: 'We are deciding',
    text: `The coaches are deciding. You get our answer about ${player} by email.`,
    step: 2,
  }),
  offered: ({ player }) => ({
    title: 'A place is offered',
    text: `We would like to have ${player} with us. This is an offer: ${player} is enrolled once you have completed the papers that we send you.`,
    step: 3,
  }),
  waitlisted: ({ player }) => ({
    title: 'On the waitlist',
    text: `There is no place for ${player} today. If one becomes free we write to you; we cannot promise that one will.`,
    step: 3,
  }),
  declined: ({ player }) => ({
    title: 'No place this time',
    text: `We cannot offer ${player} a place this season. Our mail says more. You are welcome to try again.`,
    step: 3,
  }),
  enrolled: ({ player }) => ({
    title: 'Enrolled',
    text: `${player} is enrolled. Everything about practice comes by email.`,
    step: 3,
  }),
  closed: ({ what }) => ({
    title: 'Withdrawn',
    text: `This ${what} is closed, and nothing more happens with it. Changed your mind? Call us, and we open it again.`,
    step: -1,
  }),
}
