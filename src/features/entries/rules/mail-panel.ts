import type { InboxKind } from './kinds'
import type { MailLanguage } from '@/lib/mail-languages'
import type { Person } from './entry'
import type { EntryMail } from './mail-log'
import type { MailFacts } from '@/features/mail/rules/fill-text'

/** A mail template with the status that it belongs to. */
export type OfferedText = {
  id: string
  title: string
  status: string
  language: MailLanguage
  subject: string
  body: string
  reasons: { label: string; text: string }[]
  /** The entry stays due until staff have called. */
  promisesCall: boolean
}

/** The parts of an entry that change while its page is open. */
export type EntryState = {
  status: string
  revision: number
  /** Payload asks for a reload if its document is older than the stored one. */
  updatedAt: string
  /** The due date of an answer; null when none is due. */
  dueAt: string | null
  /** Whether a promised call is due. */
  isCallPromised: boolean
  history: unknown[]
  /** The status that undoing the last change restores; null if nothing can be undone. */
  undoTo: string | null
  /** What the last undo could not restore. */
  lost?: string[]
  mails: EntryMail[]
  /** When reading the state began. Of two states the later one wins, in whatever order they arrive. */
  readAt: string
}

/** The state of an entry that a colleague changed since it was opened. */
export type ConcurrentChange = Pick<EntryState, 'status' | 'revision'>

/** The data of the panel "Answer the family". */
export type EntryPanel = EntryState & {
  kind: InboxKind
  id: string
  to: string
  facts: MailFacts
  hasLink: boolean
  /** Staff who may call the family, including the signed-in person. */
  colleagues: Person[]
  me: string
  /** The language of the last mail to the family. */
  language: MailLanguage
  texts: OfferedText[]
  undoMinutes: number
  /** The release time of the entry's tryout day, if it is in the future. */
  releaseAt: string | null
}
