import 'server-only'
import { randomUUID } from 'node:crypto'
import { retryOnce } from '@/lib/retry'
import { env } from '@/server/env'
import { pool } from '@/server/database/pool'
import { storeSubmission } from '@/server/forms/store'
import type { Receipt, Submission } from '@/server/forms/submission'
import { findMailSettings } from '@/server/mail/settings'
import { staffNotice } from '@/features/mail/server/api'
import { countAttempt } from '@/server/throttle'
import {
  HIDES_AT_ONCE,
  ANONYMOUS_VISITOR,
  NO_REASON,
  TAKEDOWN_SUBJECTS,
  type TakedownTarget,
} from '../../rules/takedown-schema'

export type State = 'hidden' | 'waiting'
type Kind = keyof typeof TAKEDOWN_SUBJECTS
type Target = { kind: Kind; id: string; wasPutBack: boolean }

// Only public content that may show a person can be the target: the ids of other documents are rejected.
const TARGETS: Record<Kind, string> = {
  picture: `SELECT id FROM media WHERE id = $1 AND shown AND without_people IS NOT TRUE`,
  player: `SELECT id FROM players p WHERE public_slug = $1 AND publication <> 'hidden' AND deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM takedown_requests WHERE player_id = p.id AND state IN ('hidden', 'away'))`,
}

const MESSAGES: Record<State, string> = {
  hidden: 'Someone asked for this to be taken down. It is off the site until you decide.',
  waiting: 'Someone asked for this to be taken down. It is still on the site: please decide soon.',
}

/** Returns the published picture or name of a take-down request; null when it is not, or no longer, published. */
export async function findTarget(request: TakedownTarget): Promise<Target | null> {
  const [kind, name] =
    'picture' in request ? (['picture', request.picture] as const) : (['player', request.player] as const)
  const { rows } = await pool().query<{ id: string; wasPutBack: boolean }>(
    `SELECT t.id, EXISTS (SELECT FROM takedown_requests WHERE ${kind}_id = t.id AND state = 'back') AS "wasPutBack"
     FROM (${TARGETS[kind]}) t`,
    [name],
  )
  return rows[0] ? { kind, ...rows[0] } : null
}

/**
 * Decides whether this request takes effect at once: not if staff reviewed the target and restored it, and only within the
 * limits for one network and for all networks together.
 */
export async function decideState({ wasPutBack }: Target, network: string): Promise<State> {
  if (wasPutBack) return 'waiting'
  const { aNetwork, together } = HIDES_AT_ONCE
  if ((await countAttempt({ key: `takedown:${network}`, ...aNetwork })) > aNetwork.points) return 'waiting'
  return (await countAttempt({ key: 'takedown:together', ...together })) > together.points ? 'waiting' : 'hidden'
}

/** Stores a request as a message for staff and hides its target, in one transaction. */
export async function storeRequest({ kind, id }: Target, state: State): Promise<Receipt> {
  const settings = await findMailSettings()
  const key = `takedown:${randomUUID()}`
  const subject = TAKEDOWN_SUBJECTS[kind]
  const submission: Submission = {
    table: 'form_entries',
    kind: 'form-entries',
    referencePrefix: 'MS',
    idempotencyKey: key,
    person: 'name',
    record: { columns: { name: ANONYMOUS_VISITOR, email: null, subject, message: NO_REASON } },
    suspicion: null,
    guard: async (client) => {
      await client.query(
        `INSERT INTO takedown_requests (entry_id, ${kind}_id, state)
         SELECT id, $2, $3 FROM form_entries WHERE idempotency_key = $1`,
        [key, id, state],
      )
      return null
    },
    mails: async (reference) => [
      staffNotice({
        kind: 'takedown-staff',
        subject: `${subject}: ${reference}`,
        text: MESSAGES[state],
        collection: 'form-entries',
        dedupeKey: `${reference}:staff`,
        context: { ...settings, reference, publicUrl: env().PUBLIC_URL },
      }),
    ],
  }
  // The idempotency key makes it safe to retry after a lock conflict.
  const stored = await retryOnce(() => storeSubmission(submission))
  if (!stored.ok) throw new Error('A request to take something down was refused.')
  return stored.value
}
