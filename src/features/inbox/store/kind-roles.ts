import 'server-only'
import { KIND_ROLES, kindsFor } from '../rules/kind-roles'
import type { InboxKind } from '../rules/kinds'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'

type Person = Pick<Staff, 'roles'>

/** True when this member of staff looks after entries of the kind. */
export function worksOnKind(staff: Person, kind: InboxKind): boolean {
  return hasRole({ ...staff, collection: 'staff' }, ...KIND_ROLES[kind])
}

/** The kinds this member of staff looks after. */
export function kindsOf(staff: Person): InboxKind[] {
  return kindsFor((roles) => hasRole({ ...staff, collection: 'staff' }, ...roles))
}
