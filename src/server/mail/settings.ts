import { MAIL_FIELDS, type MailField } from '@/lib/mails/fields'
import type { MailText } from '@/lib/mails/mail-template'
import { toColumn } from '@/lib/columns'
import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mails/languages'
import { pool, type Client } from '../database/pool'
import { prepareStatement } from '../database/prepare-statement'
import { languageOfAddress } from './family-language'

export type MailSettings = {
  academyName: string
  academyPhone: string
  registrarEmail: string
  /** Texts by staff that replace those of automatic mails. */
  ownTexts: Partial<Record<MailField, MailText>>
}

type Row = Omit<MailSettings, 'ownTexts'> & { texts: Record<string, string | null> | null }

/** Returns the academy's name, addresses and mail texts, uncached so that a mail uses the latest settings. */
export async function findMailSettings(db: Client = pool()): Promise<MailSettings> {
  const { rows } = await db.query<Row>(select())
  return toSettings(rows[0]!)
}

export type MailSettingsFor = MailSettings & {
  language: MailLanguage
  /** The number of mails to the address within the last hour. */
  recentMails: number
}

/** Returns the settings with the language and the recent mails of an address, in one statement. */
export async function findMailSettingsFor(address: string): Promise<MailSettingsFor> {
  const statement = prepareStatement(select(`, ${languageOfAddress('$1')} AS language, ${RECENT_MAILS}`), [address])
  const { rows } = await pool().query<Row & { language: MailLanguage | null; recentMails: number }>(statement)
  const { language, recentMails, ...row } = rows[0]!
  return { ...toSettings(row), language: language ?? DEFAULT_LANGUAGE, recentMails }
}

const RECENT_MAILS = `(SELECT count(*)::int FROM mails
  WHERE mails."to" = $1 AND mails.created_at > now() - interval '1 hour') AS "recentMails"`

function select(more = ''): string {
  return `SELECT coalesce(s.academy_name, 'The academy') AS "academyName", coalesce(s.phone, '') AS "academyPhone",
      coalesce(s.registrar_email, '') AS "registrarEmail", to_jsonb(t) AS texts${more}
    FROM (SELECT) AS once LEFT JOIN site_settings s ON true LEFT JOIN automatic_mails t ON true LIMIT 1`
}

function toSettings({ texts, ...settings }: Row): MailSettings {
  return { ...settings, ownTexts: texts ? readTexts(texts) : {} }
}

function readTexts(row: NonNullable<Row['texts']>): MailSettings['ownTexts'] {
  return Object.fromEntries(
    MAIL_FIELDS.map((name) => {
      const prefix = toColumn(name)
      return [name, { subject: row[`${prefix}_subject`] ?? '', body: row[`${prefix}_body`] ?? '' }]
    }),
  )
}
