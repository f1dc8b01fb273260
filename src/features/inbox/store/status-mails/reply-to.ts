import { KIND_ROLES } from '../../rules/kind-roles'
import { isInboxKind } from '../../rules/kinds'
import { pool } from '@/server/database/pool'

/**
 * Where somebody reads what is answered to a mail: about gifts, sponsors and tours whoever looks after supporters, about
 * everything else the office. Undefined while the academy has not entered its addresses.
 */
export async function findReplyTo(entryKind: string | null): Promise<string | undefined> {
  const { rows } = await pool().query<{ office: string | null; supporters: string | null }>(
    'SELECT email AS office, sponsor_email AS supporters FROM site_settings LIMIT 1',
  )
  const { office, supporters } = rows[0] ?? {}
  return (isAboutSupport(entryKind) && supporters) || office || undefined
}

function isAboutSupport(kind: string | null): boolean {
  return isInboxKind(kind) && KIND_ROLES[kind].includes('treasurer')
}
