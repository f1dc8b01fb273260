import 'server-only'
import { INBOX_ROLES } from '../../rules/kind-roles'
import type { Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { handlesKind } from '../kind-roles'
import { staffHandler } from '@/features/staff/server/api'
import { assign, flagDuplicate, markSpam, recordCall, setCity, tag } from './changes'
import { mergeEntries } from './merge'
import { findEntryDetails } from './queries'
import { entrySchema, type EntryAction } from '../../rules/entry-schema'
import { privateJson, refuse } from '@/server/http/answers'

/** POST /staff/entry: changes the internal data of an entry, and returns its new state. */
export const postEntry = staffHandler({
  name: 'entry',
  schema: entrySchema,
  roles: INBOX_ROLES,
  run: async (staff, values) => {
    if (!handlesKind(staff, values.kind)) return refuse(403, 'Your account may not do this.')
    const id = values.action === 'merge' ? values.target : values.id
    const isThere = await findEntryDetails(staff, { kind: values.kind, id })
    if (!isThere) return refuse(404, 'There is no such entry.')
    const decided = await decide(staff, values)
    if (!decided.ok && values.action === 'merge') return refuse(409, decided.error)
    const problem = decided.ok ? null : decided.error
    return privateJson({ entry: await findEntryDetails(staff, { kind: values.kind, id }), problem })
  },
})

function decide(staff: Staff, values: EntryAction): Promise<Result<unknown>> {
  switch (values.action) {
    case 'assign':
      return assign(staff, values)
    case 'place':
      return setCity(staff, values)
    case 'tag':
      return tag(staff, values)
    case 'duplicate':
      return flagDuplicate(staff, values)
    case 'called':
      return recordCall(staff, values)
    case 'spam':
      return markSpam(staff, values)
    case 'merge':
      return mergeEntries(staff, values)
  }
}
