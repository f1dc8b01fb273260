import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { EntryState } from '../../rules/mail-panel'
import type { Outcome } from '../../rules/outcome'
import type { PendingUndo, UndoableChange } from '../../rules/pending-undo'
import { announceTakenBack, type UndoResult } from './undo-store'

/** Reverts an action, and returns what was reverted and what was not. */
export async function takeBack({ changes }: PendingUndo): Promise<UndoResult> {
  const [first] = changes
  if (first!.to === null) return stopMails(changes)
  const ids = changes.map(({ id }) => id)
  if (changes.length > 1) {
    const outcome = await postStaff<Outcome>(adminPaths.staffPost('inbox/undo'), { entries: ids, to: first!.to })
    if ('message' in outcome) return { sentences: [outcome.message], isRefused: true }
    announceTakenBack({ ids, state: null })
    return describeOutcome(outcome)
  }
  const { id, kind, to } = first!
  const state = await postStaff<EntryState>(adminPaths.staffPost('mails/undo-change'), { kind, id, to })
  if ('message' in state) return { sentences: [state.message], isRefused: true }
  announceTakenBack({ ids, state })
  return { sentences: ['Taken back.', ...(state.lost ?? []).map((lost) => `Not as before: ${lost}`)], isRefused: false }
}

/** Sends the mails of an action at once instead of after the undo period. */
export async function sendNow({ changes }: PendingUndo): Promise<UndoResult> {
  const refusals: string[] = []
  const mails = changes.flatMap(({ mail, person }) => (mail ? [{ id: mail.id, person }] : []))
  for (const { id, person } of mails) {
    const sent = await postStaff<object>(adminPaths.staffPost('mails/send-now'), { mail: id })
    if ('message' in sent) refusals.push(`${person}: ${String(sent.message)}`)
  }
  const left = mails.length - refusals.length
  const sentence = left === 1 ? 'The mail is on its way.' : `${left} mails are on their way.`
  return { sentences: [...(left > 0 ? [sentence] : []), ...refusals], isRefused: left === 0 }
}

async function stopMails(changes: UndoableChange[]): Promise<UndoResult> {
  const refusals: string[] = []
  for (const { id, mail, person } of changes) {
    const state = await postStaff<EntryState>(adminPaths.staffPost('mails/undo'), { mail: mail!.id })
    if ('message' in state) refusals.push(`${person}: ${state.message}`)
    else announceTakenBack({ ids: [id], state })
  }
  const stopped = changes.length - refusals.length
  const sentence = stopped === 1 ? 'The mail was stopped.' : `${stopped} mails were stopped.`
  return { sentences: [...(stopped > 0 ? [sentence] : []), ...refusals], isRefused: stopped === 0 }
}

function describeOutcome({ changed, skipped, lost = [] }: Outcome): UndoResult {
  const name = ({ person, reason }: { person: string; reason: string }) => `${person}: ${reason}`
  const stayed = skipped.length === 0 ? '' : ` ${skipped.length} stayed as they are.`
  return {
    sentences: [`${changed.length} taken back.${stayed}`, ...skipped.map(name), ...lost.map(name)],
    isRefused: changed.length === 0,
  }
}
