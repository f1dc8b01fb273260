import 'server-only'
import { INBOX_KINDS } from '../../rules/kinds'
import { listNextStatuses } from '../../rules/flow'
import { TAGS_MAX } from '../../rules/tags'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent, type AuditEvent } from '@/server/audit'
import { moveEntry } from '../move'
import { explainOvertaken } from '../overtaken'
import { tableOf } from '../entry-values'
import { transaction } from '@/server/database/transaction'
import { listCities } from '../choices'
import { listColleagues } from './queries'
import type { EntryAction } from '../../rules/entry-schema'

type Change<Action extends EntryAction['action']> = Extract<EntryAction, { action: Action }>

/** Refused with a one-sentence message for staff. */
type Changed = Result<unknown>

/** Assigns an entry to a colleague, or unassigns it. Refused if the assignee changed in the meantime. */
export async function assign(staff: Staff, { kind, id, assignee, from }: Change<'assign'>): Promise<Changed> {
  const colleague = assignee && (await listColleagues({ kind, id })).find((one) => one.id === assignee)
  if (assignee && !colleague) return refused('This colleague does not look after this list.')
  return change(
    staff,
    {
      statement: `UPDATE inbox_entries SET assignee_id = $3
        WHERE entry_id = $1 AND kind = $2 AND assignee_id IS NOT DISTINCT FROM $4 RETURNING reference`,
      values: [id, kind, assignee, from],
    },
    { action: 'assigned', kind, entryId: id, detail: colleague ? `to ${colleague.name}` : 'to no one' },
  )
}

/** Sets the city of a family. */
export async function setCity(staff: Staff, { kind, id, city, from }: Change<'place'>): Promise<Changed> {
  if (city !== null && !(await listCities(staff)).includes(city)) return refused('Choose one of the cities.')
  return change(
    staff,
    {
      statement: `UPDATE inbox_entries SET city = $3
        WHERE entry_id = $1 AND kind = $2 AND city IS NOT DISTINCT FROM $4 RETURNING reference`,
      values: [id, kind, city, from],
    },
    { action: 'placed', kind, entryId: id },
  )
}

/** Adds or removes one tag. Works on the single tag, so that concurrent changes of other tags are not lost. */
export async function tag(staff: Staff, { kind, id, tag: name, isOn }: Change<'tag'>): Promise<Changed> {
  const set = isOn ? 'array_append(array_remove(tags, $3), $3)' : 'array_remove(tags, $3)'
  const room = isOn ? ` AND (cardinality(tags) < ${TAGS_MAX} OR $3 = ANY (tags))` : ''
  const changed = await change(
    staff,
    {
      statement: `UPDATE inbox_entries SET tags = ${set} WHERE entry_id = $1 AND kind = $2${room} RETURNING reference`,
      values: [id, kind, name],
    },
    { action: isOn ? 'tagged' : 'untagged', kind, entryId: id },
  )
  return changed.ok ? changed : refused(`An entry has at most ${TAGS_MAX} tags. Take one off first.`)
}

/**
 * Marks two entries as different, or as possible duplicates again. Works whichever of the two has the flag; after a merge, none
 * has it.
 */
export function flagDuplicate(staff: Staff, { kind, id, other, isDuplicate }: Change<'duplicate'>): Promise<Changed> {
  return change(
    staff,
    {
      statement: `UPDATE inbox_entries SET is_no_duplicate = $4
        WHERE kind = $2
          AND ((entry_id = $1 AND duplicate_of = $3) OR (entry_id = $3 AND duplicate_of = $1)) RETURNING reference`,
      values: [id, kind, other, !isDuplicate],
    },
    { action: isDuplicate ? 'maybe a duplicate' : 'not a duplicate', kind, entryId: id },
    ['maybe a duplicate', 'not a duplicate', 'merged', 'merged away'],
  )
}

/** Records that the promised call was made. Afterwards the entry is due only if an answer is still missing. */
export function recordCall(staff: Staff, { kind, id }: Change<'called'>): Promise<Changed> {
  return change(
    staff,
    {
      statement: `UPDATE inbox_entries SET call_promised = false,
          due_at = CASE WHEN inbox_is_waiting(status) THEN inbox_due(kind, now()) END
        WHERE entry_id = $1 AND kind = $2 AND call_promised RETURNING reference`,
      values: [id, kind],
    },
    { action: 'called', kind, entryId: id },
    ['called', 'changed', 'mail written'],
  )
}

/** Moves an entry to spam, or back. Moving it back also clears the reason why it looked automated. */
export async function markSpam(staff: Staff, { kind, id, isSpam }: Change<'spam'>): Promise<Changed> {
  if (isSpam) return moveEntry(staff, { kind, id, status: 'spam' })
  const cleared = await clearSuspicion(staff, { kind, id })
  if (!cleared.ok || cleared.value.status !== 'spam') return cleared
  const [next] = listNextStatuses(INBOX_KINDS[kind].flow, 'spam')
  // The first status after spam would confirm a tour and reserve its time, which staff must decide.
  return next && next !== 'confirmed' ? moveEntry(staff, { kind, id, status: next }) : refused(CONFIRM_YOURSELF)
}

const CONFIRM_YOURSELF = 'It is no spam any more. Confirm the tour by its status if it takes place.'

function clearSuspicion(staff: Staff, { kind, id }: Pick<Change<'spam'>, 'kind' | 'id'>) {
  return change<{ status: string }>(
    staff,
    {
      statement: `UPDATE ${tableOf(kind)} SET suspicion = NULL, revision = revision + 1, updated_at = now()
        WHERE id = $1 AND $2::text IS NOT NULL RETURNING reference, status::text`,
      values: [id, kind],
    },
    { action: 'not spam', kind, entryId: id },
  )
}

type Update = { statement: string; values: unknown[] }

// Stores the change and its audit note in one transaction. `competing`: actions that may have changed the entry first.
function change<Row = unknown>(
  staff: Staff,
  { statement, values }: Update,
  event: AuditEvent & { entryId: string },
  competing = [event.action],
): Promise<Result<Row>> {
  return transaction(async (client) => {
    const { rows } = await client.query<Row & { reference: string }>(statement, values)
    const [row] = rows
    if (!row) return refused(`${await explainOvertaken(client, event.entryId, competing)} Here is how it is now.`)
    await recordEvent(client, staff, { ...event, reference: row.reference })
    return done(row)
  })
}
