import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'
import { CodeSheetMaker } from './CodeSheetMaker.client'

/** Renders the control above the list of members that creates new codes for a whole division, on one printable sheet. */
export async function CodeSheets({ user }: BeforeListTableServerProps) {
  if (!hasRole(user as Staff & { collection: 'staff' }, 'registrar')) return null
  const { docs } = await asStaff(user as Staff).find({
    collection: 'divisions',
    sort: 'order',
    depth: 0,
    pagination: false,
  })
  return <CodeSheetMaker divisions={docs.map(({ id, key }) => ({ id, key }))} />
}
