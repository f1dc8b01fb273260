import { site_settings } from '@/database-tables'
import { KIND_ROLES } from '../../rules/kind-roles'
import { isInboxKind } from '../../rules/kinds'
import { orm } from '@/server/database/orm'

/**
 * Returns the reply-to address of a mail: the address for supporters for gifts, sponsors and tours, else the office. Undefined
 * if the academy has not entered its addresses.
 */
export async function findReplyTo(entryKind: string | null): Promise<string | undefined> {
  const { email, sponsorEmail } = site_settings
  const [settings] = await orm().select({ office: email, supporters: sponsorEmail }).from(site_settings).limit(1)
  const { office, supporters } = settings ?? {}
  return (isAboutSupport(entryKind) && supporters) || office || undefined
}

function isAboutSupport(kind: string | null): boolean {
  return isInboxKind(kind) && KIND_ROLES[kind].includes('treasurer')
}
