import { formatCount, pluralize } from '@/lib/counts'
import { statusLabel } from './flow'
import { INBOX_KINDS, type InboxKind } from './kinds'

/** A mail that was not sent yet. */
export type PendingMail = { id: string; subject: string; to: string }

/** A status change, or a mail alone, that a member of staff can still undo. */
export type UndoableChange = {
  id: string
  kind: InboxKind
  person: string
  /** The new status of the entry; null if only a mail waits. */
  to: string | null
  /** ISO timestamps in UTC: of the change, and the end of its undo period. */
  at: string
  until: string
  mail: PendingMail | null
  /** The change removed a player from the roster. */
  leftRoster: boolean
  /** The change assigned the entry to a colleague. */
  isHandedOver: boolean
}

/** What one click on Undo reverts: one change, or all that were made together. */
export type PendingUndo = {
  changes: UndoableChange[]
  /** ISO timestamps in UTC: of the first change, and the end of the undo period of all. */
  at: string
  until: string
}

/** A bulk action stores its entries one after the other, at most this far apart. */
const TOGETHER_MS = 2_000
const MAIL_ALONE = 'Undo stops the mail. The status stays as it is.'

/**
 * Returns the newest change with those made together with it.
 * @param changes newest first
 */
export function latestAction(changes: readonly UndoableChange[]): PendingUndo | null {
  const [newest] = changes
  if (!newest) return null
  const together = [newest]
  for (const change of changes.slice(1)) {
    const gap = Date.parse(together.at(-1)!.at) - Date.parse(change.at)
    if (change.to !== newest.to || gap > TOGETHER_MS || !isSameMail(newest, change)) break
    together.push(change)
  }
  const untils = together.map(({ until }) => until)
  return { changes: together, at: together.at(-1)!.at, until: untils.toSorted()[0]! }
}

// Changes belong together by their status, mails alone by their subject.
function isSameMail(newest: UndoableChange, change: UndoableChange): boolean {
  return newest.to !== null || newest.mail?.subject === change.mail?.subject
}

/** Describes what was done, what Undo reverts, and what it cannot. */
export function describePending({ changes }: PendingUndo): { title: string; detail: string; button: string } {
  const { kind, person, to, mail } = changes[0]!
  const mails = changes.filter((change) => change.mail).length
  const isOne = changes.length === 1
  const button = isOne ? 'Undo' : `Undo all ${changes.length}`
  if (to === null) {
    const subject = `“${mail?.subject ?? ''}”`
    return isOne
      ? { title: `${subject} to ${mail?.to ?? ''} waits to leave.`, detail: MAIL_ALONE, button }
      : { title: `${subject} waits to leave to ${changes.length} families.`, detail: MAIL_ALONE, button }
  }
  const label = statusLabel(to, INBOX_KINDS[kind].flow)
  const who = isOne ? person : `${changes.length} entries`
  return {
    title: `${who} moved to ${label}.${describeWaitingMails(mails, isOne ? (mail?.subject ?? null) : null)}`,
    detail: `Undo takes back ${listTaken(changes, mails)}. ${explainStays(changes)}`,
    button,
  }
}

function explainStays(changes: readonly UndoableChange[]): string {
  const isHandedOver = changes.some((change) => change.isHandedOver)
  return isHandedOver ? 'Notes and tags stay.' : 'Notes, tags and who takes it stay.'
}

function describeWaitingMails(count: number, subject: string | null): string {
  if (count === 0) return ''
  if (subject) return ` “${subject}” waits to leave.`
  return ` ${formatCount(count, 'mail waits', 'mails wait')} to leave.`
}

function listTaken(changes: readonly UndoableChange[], mails: number): string {
  const parts = [
    ...(mails > 0 ? [pluralize(mails, 'the mail')] : []),
    'the status',
    ...(changes.some(({ leftRoster }) => leftRoster) ? ['the place on the roster'] : []),
    'the due time',
    ...(changes.some(({ isHandedOver }) => isHandedOver) ? ['who it is with'] : []),
  ]
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
