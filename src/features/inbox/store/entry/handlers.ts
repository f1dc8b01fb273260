import 'server-only'
import { ALL_KEEPERS } from '../../rules/kind-roles'
import type { Staff } from '@/payload-types'
import { keepsKind } from '../kind-roles'
import { staffHandler } from '@/features/members/store/api'
import { assign, flagDuplicate, markSpam, place, tag } from './changes'
import { mergeEntries } from './merge'
import { findDesk } from './queries'
import { deskSchema, type DeskValues } from '../../rules/entry-schema'
import { privateJson, refuse } from '@/server/http/answers'

/** POST /staff/desk: what staff decide about an entry beside its words. It answers how the desk stands now. */
export const postDesk = staffHandler({
  name: 'desk',
  schema: deskSchema,
  roles: ALL_KEEPERS,
  run: async (staff, values) => {
    if (!keepsKind(staff, values.kind)) return refuse(403, 'Your account may not do this.')
    const id = values.action === 'merge' ? values.keep : values.id
    const isThere = await findDesk(staff, { kind: values.kind, id })
    if (!isThere) return refuse(404, 'There is no such entry.')
    const problem = await decide(staff, values)
    if (problem && values.action === 'merge') return refuse(409, problem)
    return privateJson({ desk: await findDesk(staff, { kind: values.kind, id }), problem })
  },
})

function decide(staff: Staff, values: DeskValues): Promise<string | null> {
  switch (values.action) {
    case 'assign':
      return assign(staff, values)
    case 'place':
      return place(staff, values)
    case 'tag':
      return tag(staff, values)
    case 'duplicate':
      return flagDuplicate(staff, values)
    case 'spam':
      return markSpam(staff, values)
    case 'merge':
      return mergeEntries(staff, values)
  }
}
