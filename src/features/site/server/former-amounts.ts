import 'server-only'
import { contentPath } from '@/lib/content-paths'
import { formatCents } from '@/lib/money'
import { pool } from '@/server/database/pool'
import { namesAmount, readFormer, wholeDollars } from '../rules/former-amounts'

/** A published page whose text contains amounts. */
export type NamedPage = { title: string; path: string; amounts: string[] }

/** Returns the published texts and program prices that contain former fees. */
export async function listStillNamed(): Promise<NamedPage[]> {
  return listNaming(readFormer((await readFees())?.former))
}

/** Returns the published texts and program prices that contain a current fee as a number instead of its placeholder. */
export async function listHardCodedFees(): Promise<NamedPage[]> {
  const fees = await readFees()
  return fees ? listNaming([...new Set([fees.monthly, fees.registration, fees.monthly + fees.registration])]) : []
}

async function listNaming(cents: number[]): Promise<NamedPage[]> {
  if (cents.length === 0) return []
  const found = [...(await listTexts(cents)), ...(await listPrices())]
  return found.flatMap(({ kind, ref, title, text }) => {
    const amounts = cents.filter((one) => namesAmount(text, one)).map(formatCents)
    const path = kind === 'page' ? ref : contentPath(kind, { slug: ref })
    return path && amounts.length > 0 ? [{ title, path, amounts }] : []
  })
}

type Text = { kind: string; ref: string; title: string; text: string }

async function readFees(): Promise<{ former: unknown; monthly: number; registration: number } | undefined> {
  const { rows } = await pool().query<{ former: unknown; monthly: number; registration: number }>(
    `SELECT former_fees AS former, monthly_cents::int AS monthly, registration_cents::int AS registration FROM fees LIMIT 1`,
  )
  return rows[0]
}

async function listTexts(former: number[]): Promise<Text[]> {
  const { rows } = await pool().query<Text>(
    `SELECT kind, ref, title, text FROM search_documents, concat_ws(' ', title, lead, body) AS text
     WHERE EXISTS (SELECT FROM unnest($1::text[]) AS amount WHERE strpos(text, amount) > 0)
     ORDER BY kind, title`,
    [former.map(wholeDollars)],
  )
  return rows
}

// A card shows whole dollars: $199 means $199.99.
async function listPrices(): Promise<Text[]> {
  const { rows } = await pool().query<Text>(
    `SELECT 'programs' AS kind, '' AS ref, title, '$' || price::text AS text FROM programs
     WHERE _status = 'published' AND deleted_at IS NULL ORDER BY "order"`,
  )
  return rows
}
