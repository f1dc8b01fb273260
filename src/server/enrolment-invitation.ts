import 'server-only'
import type pg from 'pg'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import { env } from './env'
import { endFamilyLinks, findLinkDays, makeFamilyLink } from './family-links'
import { findMailSettings } from './forms/mail-settings'
import { automaticMail } from './mail/automatic'
import { enqueueMail } from './mail/outbox'

type Client = Pick<pg.PoolClient, 'query'>

/** Who enrols a player, and where the mails about it go. */
export type Guardian = { name: string; email: string }

/** The kind of the documents that an enrolment's private link opens. */
export const ENROLMENT = 'enrolments'

type Invitation = { enrolmentId: string; guardian: Guardian; firstName: string; reference: string | null }

/** Mails the family a new private link to its enrolment; links from before end. It holds no code and no last name. */
export async function inviteFamily(
  client: Client,
  { enrolmentId, guardian, firstName, reference }: Invitation,
): Promise<void> {
  await endFamilyLinks(client, enrolmentId, 'enrol')
  const days = await findLinkDays(client)
  const token = await makeFamilyLink(client, { purpose: 'enrol', kind: ENROLMENT, entryId: enrolmentId, days })
  const settings = await findMailSettings(client)
  const address = (path: string) => new URL(path, env().PUBLIC_URL).href
  await enqueueMail(client, {
    kind: 'enrolment',
    to: guardian.email,
    ...automaticMail(settings, 'invitation', {
      guardian: firstWord(guardian.name),
      player: firstName,
      link: address(paths.enrol(token)),
      days: String(days),
      account: address(paths.loginView('forgot')),
    }),
    // Each link is its own mail.
    dedupeKey: `enrol:${enrolmentId}:${token.slice(0, 12)}`,
    ...(reference ? { reference } : {}),
  })
}
