import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { tryoutInput } from '../factories'
import { randomFrom } from '../random'

/** In place of the status of a response: the connection was refused, or it broke before the response. */
export const REFUSED = 0
export const BROKEN = -1

/** A family that sends the tryout form. `answers`: the status of each response, or REFUSED or BROKEN. */
export type Family = {
  key: string
  lastName: string
  email: string
  answers: number[]
  reference: string | null
  /** When the acknowledgment arrived, in milliseconds since 1970. */
  storedAt: number | null
}

type Options = {
  /** The address of the site at this moment. */
  site: () => string
  count: number
  atOnce: number
  seed: number
  /** Closes each connection after so many milliseconds, until the family's third try. */
  cutAfterMs?: (random: () => number) => number
}

const RETRY_MS = { least: 150, most: 700 }
const RESPONSE_MS = 30_000
const GIVE_UP_MS = 120_000
/** Responses after which a form offers to send it again. */
const RETRIED = new Set([REFUSED, BROKEN, 503])

/** The calls so far: tests of one site may use the same seed, and their families differ. */
let series = 0

/** Sends the tryout form for many families, each of which tries again with the same key until it is acknowledged. */
export async function sendFamilies({ site, count, atOnce, seed, cutAfterMs }: Options): Promise<Family[]> {
  const { next } = randomFrom(seed)
  series += 1
  const families = Array.from({ length: count }, (_, index) => newFamily(`${seed}s${series}x${index}`))
  const waiting = [...families]
  async function work(): Promise<void> {
    for (let family = waiting.shift(); family; family = waiting.shift()) {
      const until = Date.now() + GIVE_UP_MS
      while (family.reference === null && Date.now() < until) {
        const isCut = cutAfterMs && family.answers.length < 2
        await sendOnce(site(), family, isCut ? cutAfterMs(next) : RESPONSE_MS)
        if (!RETRIED.has(family.answers.at(-1)!)) break
        await wait(RETRY_MS.least + next() * (RETRY_MS.most - RETRY_MS.least))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return families
}

function newFamily(name: string): Family {
  const lastName = `Fault${name}`
  const email = `${lastName.toLowerCase()}@example.org`
  return { key: randomUUID(), lastName, email, answers: [], reference: null, storedAt: null }
}

async function sendOnce(site: string, family: Family, timeoutMs: number): Promise<void> {
  const { key: idempotencyKey, lastName: playerLastName, email } = family
  try {
    const response = await fetch(`${site}/forms/tryout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...tryoutInput({ playerLastName, email }), idempotencyKey, elapsedMs: 60_000 }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = (await response.json()) as { reference?: string }
    family.answers.push(response.status)
    if (!response.ok) return
    family.reference = answer.reference ?? null
    family.storedAt = Date.now()
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    family.answers.push(code === 'ECONNREFUSED' ? REFUSED : BROKEN)
  }
}
