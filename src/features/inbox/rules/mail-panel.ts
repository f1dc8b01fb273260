import type { InboxKind } from './kinds'
import type { MailLanguage } from '@/lib/mails/languages'
import type { Person } from './entry'
import type { LoggedMail } from './mail-log'
import type { MailFacts } from '@/lib/mails/fill-text'

/** A mail text that may be chosen, for the status it belongs to. */
export type OfferedText = {
  id: string
  title: string
  status: string
  language: MailLanguage
  subject: string
  body: string
  reasons: { label: string; text: string }[]
  /** The entry stays due until somebody has called. */
  promisesCall: boolean
}

/** What changes about an entry while it is open. */
export type EntryState = {
  status: string
  revision: number
  /** The admin asks for a reload when what it holds is older than what is stored. */
  updatedAt: string
  /** By when an answer was promised; null when nothing waits. */
  dueAt: string | null
  /** What is due is a call that an answer promised. */
  isCallPromised: boolean
  history: unknown[]
  /** The status that an undo of the last change leads back to; null when nothing can be undone. */
  undoTo: string | null
  /** What the undo that was just made could not restore. */
  lost?: string[]
  mails: LoggedMail[]
  /** When it was begun to be read: of two states the later one holds, in whatever order they arrive. */
  readAt: string
}

/** Where an entry is that a colleague changed since it was opened. */
export type Meanwhile = Pick<EntryState, 'status' | 'revision'>

/** Everything the panel "Answer the family" needs. */
export type EntryPanel = EntryState & {
  kind: InboxKind
  id: string
  to: string
  facts: MailFacts
  hasLink: boolean
  /** Who may call the family, and the one of them who looks at the entry. */
  colleagues: Person[]
  me: string
  /** The language in which the family was written to last. */
  language: MailLanguage
  texts: OfferedText[]
  undoMinutes: number
  /** When the results of the entry's tryout day go out together, if that is to come. */
  releaseAt: string | null
}
