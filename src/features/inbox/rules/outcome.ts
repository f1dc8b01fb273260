import type { MailLanguage } from '@/lib/mails/languages'
import type { InboxKind } from './kinds'

/** What became of many entries at once: those that were not changed are named and say why. */
export type Outcome = {
  changed: string[]
  skipped: Skipped[]
  mails?: Mailed
  /** How long the moves, and the mails about them, can be taken back; without it they cannot. */
  undoMinutes?: number
  /** What taking back could not restore. */
  lost?: Skipped[]
  /** What was done, where it was no change: mails alone are taken back in the bar above the page. */
  done?: 'taken back' | 'written to' | 'invited'
}
export type Skipped = { id: string; person: string; reason: string }
/** Mails that wait for their minutes to be undone, and entries whose family was not written to. */
export type Mailed = { queued: number; skipped: Skipped[] }

/** Mails that would go out: each text as the first of its families would read it, with how many get it. */
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

/** The outcome in one line; the reasons of the skipped ones stand below it. */
export function summarize({ changed, skipped, done }: Outcome): string {
  const word = done ?? 'changed'
  const count = changed.length === 0 ? `Nothing ${word}` : `${changed.length} ${word}`
  if (skipped.length === 0) return `${count}.`
  return `${count}, ${skipped.length} skipped because:`
}

/** What was written to families, in one line; reasons stand below it. */
export function summarizeMails({ queued, skipped }: Mailed, undoMinutes: number): string {
  const mails = queued === 1 ? '1 mail waits' : `${queued} mails wait`
  const minutes = undoMinutes === 1 ? 'a minute' : `${undoMinutes} minutes`
  const written = queued === 0 ? 'No mail was written' : `${mails} ${minutes} before leaving`
  return skipped.length === 0 ? `${written}.` : `${written}. ${skipped.length} not written because:`
}
