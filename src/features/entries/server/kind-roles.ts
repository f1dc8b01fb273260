import 'server-only'
import { KIND_ROLES, kindsFor } from '../rules/kind-roles'
import type { InboxKind } from '../rules/kinds'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'

type Person = Pick<Staff, 'roles'>

/** Whether this member of staff handles entries of the kind. */
export function handlesKind(staff: Person, kind: InboxKind): boolean {
  return hasRole({ ...staff, collection: 'staff' }, ...KIND_ROLES[kind])
}

/** Returns the kinds that this member of staff handles. */
export function kindsOf(staff: Person): InboxKind[] {
  return kindsFor((roles) => hasRole({ ...staff, collection: 'staff' }, ...roles))
}
