import 'server-only'
import type { z } from 'zod'
import { hasRole, type StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { findStaff } from '@/server/staff-session'
import { guarded } from '@/server/http/guarded'
import { refuse } from '@/server/http/answers'

type StaffHandler<Values> = {
  /** The name for the log. */
  name: string
  schema: z.ZodType<Values>
  /** The roles that may send the request; admins always may. */
  roles: readonly StaffRole[]
  run: (staff: Staff, values: Values) => Promise<Response> | Response
}

/** Creates the POST handler of a staff action in the admin. */
export function staffHandler<Values>({ roles, ...handler }: StaffHandler<Values>) {
  return guarded<Values, Staff>({
    ...handler,
    async admit(request) {
      const staff = await findStaff(request.headers)
      if (!staff) return refuse(401, 'Please sign in.')
      return hasRole(staff, ...roles) ? staff : refuse(403, 'Your account may not do this.')
    },
  })
}
