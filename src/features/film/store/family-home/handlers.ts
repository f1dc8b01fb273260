import 'server-only'
import { memberHandler, type Viewer } from '@/features/members/store/api'
import { pool } from '@/server/database/pool'
import { contactSchema } from '../../rules/family-home-schema'
import { privateJson, refuse } from '@/server/http/answers'

export const postContact = memberHandler({
  name: 'contact',
  schema: contactSchema,
  roles: ['parent'],
  run: async (viewer, { name }) => {
    const isSaved = await renameSelf(viewer, name)
    return isSaved ? privateJson({ name }) : refuse(404, 'Your account was not found.')
  },
})

/** Changes the viewer's own name and nobody else's. Comments keep the name they were written under. */
export async function renameSelf(viewer: Viewer, name: string): Promise<boolean> {
  if (viewer.kind !== 'member' || viewer.role !== 'parent') return false
  const { rowCount } = await pool().query('UPDATE members SET name = $2, updated_at = now() WHERE id = $1', [
    viewer.id,
    name,
  ])
  return rowCount === 1
}
