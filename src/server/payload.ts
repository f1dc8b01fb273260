import 'server-only'
import type { Payload } from 'payload'
import { getPayload } from 'payload'
import config from '@payload-config'
import type { Staff } from '@/payload-types'

type Reader = Pick<Payload, 'find' | 'findByID' | 'findGlobal' | 'count'>
type Writer = Pick<Payload, 'create' | 'update' | 'delete' | 'updateGlobal'>

/** The Local API as the public sees it: access rules apply and nobody is signed in. */
export function asVisitor(): Reader {
  return bind(READS, { overrideAccess: false, user: null }) as Reader
}

/** The Local API as this member of staff sees it: access rules apply. */
export function asStaff(user: Staff): Reader & Writer {
  return bind([...READS, ...WRITES], { overrideAccess: false, user: { ...user, collection: 'staff' } }) as Reader &
    Writer
}

/**
 * The Local API without access rules: the only bypass there is.
 * @param reason Why no person's rights apply here; it makes every use findable and explains itself in review.
 */
export async function asSystem(reason: string): Promise<Payload> {
  if (!reason.trim()) throw new Error('asSystem() needs a reason.')
  return getPayload({ config })
}

const READS = ['find', 'findByID', 'findGlobal', 'count'] as const
const WRITES = ['create', 'update', 'delete', 'updateGlobal'] as const

type Method = (typeof READS)[number] | (typeof WRITES)[number]
type Call = (options: object) => Promise<unknown>

// Our identity is spread last, so that no caller can pass an overrideAccess or a user of its own.
function bind(methods: readonly Method[], identity: { overrideAccess: false; user: object | null }): unknown {
  return Object.fromEntries(
    methods.map((method) => [
      method,
      async (options: object) => {
        const payload = await getPayload({ config })
        return (payload[method] as Call).call(payload, { ...options, ...identity })
      },
    ]),
  )
}
