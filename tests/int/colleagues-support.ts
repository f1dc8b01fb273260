import { postAssign, postMove, postWatch } from '@/features/inbox/server/handlers'
import { postEntry } from '@/features/entries/server/entry/handlers'
import { postAnswer } from '@/features/entries/server/status-mails/handlers'
import type { EntryDetails } from '@/features/entries/rules/entry'
import { listNextStatuses } from '@/features/entries/rules/flow'
import type { Outcome } from '@/features/entries/rules/outcome'
import type { WatchAnswer, WatchedRow } from '@/features/entries/rules/row'
import { asStaff } from '@/server/payload'
import { formRequest } from '../support/factories'
import type { randomFrom } from '../support/random'
import { staffCookie, type StaffUser } from './staff'

const KIND = 'player-registrations'
/** Statuses that a registrar can set without a place on a roster. */
const STATUSES = ['pending', 'in_review', 'needs_info', 'evaluation', 'waitlisted']

/** An action of a registrar and its outcome. `why`: null when it was acknowledged. */
export type StaffAction = {
  by: string
  what: 'take' | 'hand over' | 'tag' | 'move' | 'answer' | 'note'
  id: string
  seen: WatchedRow
  /** The new status, assignee, tag or text. */
  to: string | null
  why: string | null
}

type Act = (registrar: Registrar, seen: WatchedRow, number: number) => Promise<Pick<StaffAction, 'to' | 'why'>>

/** A member of staff at work: one session, and the list as last read. */
export class Registrar {
  private rows = new Map<string, WatchedRow>()
  private constructor(
    readonly user: StaffUser,
    private readonly cookie: string,
    readonly random: ReturnType<typeof randomFrom>,
  ) {}

  static async signIn(user: StaffUser, random: ReturnType<typeof randomFrom>): Promise<Registrar> {
    return new Registrar(user, await staffCookie(user), random)
  }

  async post<Answer>(handler: (request: Request) => Promise<Response>, body: object): Promise<Answer> {
    const headers = { cookie: this.cookie, origin: process.env.PUBLIC_URL! }
    return (await handler(formRequest('any', body, headers))).json() as Promise<Answer>
  }

  /** Reads entries as the list does every few seconds. */
  async look(entries: string[]): Promise<WatchedRow[]> {
    const { rows = [] } = await this.post<WatchAnswer>(postWatch, { entries, mark: null })
    for (const row of rows) this.rows.set(row.id, row)
    return rows
  }

  /** Performs one action on one entry, based on the state when the list was last read. */
  async act(id: string, colleague: string, number: number): Promise<StaffAction> {
    const seen = this.rows.get(id)!
    const what = this.random.pick(Object.keys(ACTS) as StaffAction['what'][])
    const done = await ACTS[what](this, seen, number, colleague)
    await this.look([id])
    return { by: this.user.name, what, id, seen, ...done }
  }
}

const ACTS: Record<StaffAction['what'], (...args: [...Parameters<Act>, string]) => ReturnType<Act>> = {
  take: async (me, seen) => {
    const to = seen.assigneeId === me.user.id ? null : me.user.id
    const entries = [{ id: seen.id, from: seen.assigneeId }]
    return { to, why: readOutcome(await me.post<Outcome>(postAssign, { entries, assignee: to })) }
  },
  'hand over': async (me, seen, _number, colleague) => {
    const to = seen.assigneeId === colleague ? null : colleague
    return { to, why: await decide(me, { action: 'assign', id: seen.id, assignee: to, from: seen.assigneeId }) }
  },
  tag: async (me, seen, number) => {
    const to = `seen ${number} by ${me.user.name.toLowerCase()}`
    return { to, why: await decide(me, { action: 'tag', id: seen.id, tag: to, isOn: true }) }
  },
  move: async (me, seen) => {
    const [to, entries] = [nextStatus(me, seen), [{ id: seen.id, revision: seen.revision }]]
    return { to, why: readOutcome(await me.post<Outcome>(postMove, { status: to, entries })) }
  },
  answer: async (me, seen, number) => {
    const to = nextStatus(me, seen)
    const mail = { subject: `Answer ${number} of ${me.user.name}`, text: 'Thank you.', reason: '', language: 'en' }
    const body = { kind: KIND, id: seen.id, status: to, revision: seen.revision, mail }
    return { to, why: (await me.post<{ message?: string }>(postAnswer, body)).message ?? null }
  },
  note: async (me, { id, revision }, number) => {
    const to = `Note ${number} of ${me.user.name}`
    const saved = asStaff(me.user).update({ collection: KIND, id, data: { notes: to, revision } as never })
    return {
      to,
      why: await saved.then(
        () => null,
        (error: Error) => error.message,
      ),
    }
  },
}

async function decide(me: Registrar, body: object): Promise<string | null> {
  const { problem } = await me.post<{ entry: EntryDetails; problem: string | null }>(postEntry, { kind: KIND, ...body })
  return problem
}

function readOutcome({ changed, skipped }: Outcome): string | null {
  return changed.length === 1 ? null : (skipped[0]?.reason ?? '')
}

function nextStatus(me: Registrar, { status }: WatchedRow): string {
  return me.random.pick(listNextStatuses('registration', status).filter((next) => STATUSES.includes(next)))
}
