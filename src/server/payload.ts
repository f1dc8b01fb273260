import 'server-only'
import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import type { Staff } from '@/payload-types'
import { currentPreviewer } from './content/preview'

type Reader = Pick<Payload, 'find' | 'findByID' | 'findGlobal' | 'count'>
type Writer = Pick<Payload, 'create' | 'update' | 'delete' | 'updateGlobal'>

/**
 * The Local API as the public sees it: access rules apply and nobody is signed in. Within an editor's preview it is
 * what that editor may read, drafts included, so that every page can be previewed by the query it already has.
 */
export function asVisitor(): Reader {
  const editor = currentPreviewer()
  const identity = editor ? { ...staffIdentity(editor), draft: true } : { overrideAccess: false, user: null }
  return bind(READS, identity) as Reader
}

/** The Local API as this member of staff sees it: access rules apply. */
export function asStaff(user: Staff): Reader & Writer {
  return bind([...READS, ...WRITES], staffIdentity(user)) as Reader & Writer
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

function staffIdentity(user: Staff) {
  return { overrideAccess: false, user: { ...user, collection: 'staff' } }
}

// Our identity is spread last, so that no caller can pass an overrideAccess or a user of its own.
function bind(methods: readonly Method[], identity: object): unknown {
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
