import 'server-only'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { members } from '@/database-tables'
import { memberHandler, type Viewer } from '@/features/members/server/api'
import { orm } from '@/server/database/orm'
import { contactSchema } from '../../rules/family-home-schema'
import { privateJson, refuse } from '@/server/http/answers'

export const postContact = memberHandler({
  name: 'contact',
  schema: contactSchema,
  roles: ['parent'],
  run: async (viewer, { name }) => {
    const isSaved = await changeOwnName(viewer, name)
    return isSaved ? privateJson({ name }) : refuse(404, 'Your account was not found.')
  },
})

/** Changes the viewer's own name. Existing comments keep the name they were written under. */
export async function changeOwnName(viewer: Viewer, name: string): Promise<boolean> {
  if (viewer.kind !== 'member' || viewer.role !== 'parent') return false
  const { rowCount } = await orm()
    .update(members)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(members.id, viewer.id))
  return rowCount === 1
}
