import 'server-only'
import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import type { Staff } from '@/payload-types'
import { currentPreviewer } from './content/preview'

type Reader = Pick<Payload, 'find' | 'findByID' | 'findGlobal' | 'count'>
type Writer = Pick<Payload, 'create' | 'update' | 'delete' | 'updateGlobal'>

/**
 * Returns the Local API for the public: access rules apply, without a user. Within an editor's preview it has the access of
 * that editor, drafts included, so that every page can be previewed with its existing query.
 */
export function asVisitor(): Reader {
  const editor = currentPreviewer()
  const identity = editor ? { ...staffIdentity(editor), draft: true } : { overrideAccess: false, user: null }
  return bind(READS, identity) as Reader
}

/** Returns the Local API with the access of this member of staff. */
export function asStaff(user: Staff): Reader & Writer {
  return bind([...READS, ...WRITES], staffIdentity(user)) as Reader & Writer
}

/**
 * Returns the Local API without access rules: the only bypass in the code base.
 * @param reason why no person's access applies here; makes every use searchable and explains it in reviews
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

// The identity is spread last, so that no caller can pass overrideAccess or another user.
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
