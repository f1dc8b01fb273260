import 'server-only'
import * as z from 'zod'
import { staffHandler } from '@/features/staff/server/api'
import { STAFF_ROLES } from '@/lib/roles'
import { privateJson } from '@/server/http/answers'
import { countForNav } from './nav-counts'

/** POST /staff/nav-counts: the counts of the person's navigation links. */
export const postNavCounts = staffHandler({
  name: 'nav-counts',
  schema: z.object({}),
  roles: STAFF_ROLES,
  run: async (staff) => privateJson(await countForNav(staff)),
})
