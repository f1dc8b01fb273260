import { formatCount } from '@/lib/counts'
import type { MailLanguage } from '@/lib/mail-languages'
import type { InboxKind } from './kinds'

/** The result of a bulk action. Skipped entries are listed with their reason. */
export type Outcome = {
  changed: string[]
  skipped: Skipped[]
  mails?: Mailed
  /** How long the moves and their mails can be undone; without it they cannot. */
  undoMinutes?: number
  /** What an undo could not restore. */
  lost?: Skipped[]
  /** The past participle for actions other than a change. Bulk mails are undone in the bar above the page. */
  done?: 'taken back' | 'written to' | 'invited'
}
export type Skipped = { id: string; person: string; reason: string }
/** Mails queued with an undo period, and entries whose family gets no mail. */
export type Mailed = { queued: number; skipped: Skipped[] }

/** The preview of a bulk mail: each text with the data of its first family, and the number of recipients. */
export type MailsToCome = { count: number; samples: Sample[]; skipped: Skipped[] }
export type Sample = {
  to: string
  person: string
  kind: InboxKind
  language: MailLanguage
  subject: string
  text: string
  count: number
}

/** Summarizes the result in one line; the reasons of the skipped entries are listed below it. */
export function summarize({ changed, skipped, done }: Outcome): string {
  const word = done ?? 'changed'
  const count = changed.length === 0 ? `Nothing ${word}` : `${changed.length} ${word}`
  if (skipped.length === 0) return `${count}.`
  return `${count}, ${skipped.length} skipped because:`
}

/** Summarizes the mails in one line; reasons are listed below it. */
export function summarizeMails({ queued, skipped }: Mailed, undoMinutes: number): string {
  const mails = formatCount(queued, 'mail waits', 'mails wait')
  const minutes = undoMinutes === 1 ? 'a minute' : `${undoMinutes} minutes`
  const written = queued === 0 ? 'No mail was written' : `${mails} ${minutes} before leaving`
  return skipped.length === 0 ? `${written}.` : `${written}. ${skipped.length} not written because:`
}
