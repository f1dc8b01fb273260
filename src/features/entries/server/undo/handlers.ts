import 'server-only'
import * as z from 'zod'
import { staffHandler } from '@/features/staff/server/api'
import { privateJson } from '@/server/http/answers'
import { INBOX_ROLES } from '../../rules/kind-roles'
import { findPendingUndo } from './pending'

/** POST /staff/undo: returns the person's last action that can still be undone. */
export const postPendingUndo = staffHandler({
  name: 'undo',
  schema: z.strictObject({}),
  roles: INBOX_ROLES,
  run: async (staff) => privateJson({ pending: await findPendingUndo(staff) }),
})
