import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'
import { pool, type Client } from '../database/pool'
import { prepareStatement } from '../database/prepare-statement'
import { languageOfAddress } from './family-language'

export type MailSettings = {
  academyName: string
  academyPhone: string
  registrarEmail: string
  /** The row of the global “Automatic mails”: texts by staff that replace the default ones, by column. */
  customTexts: Record<string, string | null> | null
}

/** Returns the academy's name, addresses and mail texts, uncached so that a mail uses the latest settings. */
export async function findMailSettings(db: Client = pool()): Promise<MailSettings> {
  const { rows } = await db.query<MailSettings>(select())
  return rows[0]!
}

export type MailSettingsFor = MailSettings & {
  language: MailLanguage
  /** The number of mails to the address within the last hour. */
  recentMails: number
}

/** Returns the settings with the language and the recent mails of an address, in one statement. */
export async function findMailSettingsFor(address: string): Promise<MailSettingsFor> {
  const statement = prepareStatement(select(`, ${languageOfAddress('$1')} AS language, ${RECENT_MAILS}`), [address])
  const { rows } = await pool().query<MailSettings & { language: MailLanguage | null; recentMails: number }>(statement)
  const { language, ...settings } = rows[0]!
  return { ...settings, language: language ?? DEFAULT_LANGUAGE }
}

const RECENT_MAILS = `(SELECT count(*)::int FROM mails
  WHERE mails."to" = $1 AND mails.created_at > now() - interval '1 hour') AS "recentMails"`

function select(more = ''): string {
  return `SELECT coalesce(s.academy_name, 'The academy') AS "academyName", coalesce(s.phone, '') AS "academyPhone",
      coalesce(s.registrar_email, '') AS "registrarEmail", to_jsonb(t) AS "customTexts"${more}
    FROM (SELECT) AS once LEFT JOIN site_settings s ON true LEFT JOIN automatic_mails t ON true LIMIT 1`
}
