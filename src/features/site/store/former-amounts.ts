import 'server-only'
import { contentPath } from '@/lib/content-paths'
import { formatCents } from '@/lib/money'
import { pool } from '@/server/database/pool'
import { namesAmount, readFormer, wholeDollars } from '../rules/former-amounts'

/** A published page that still names an amount which is no fee any more. */
export type StillNamed = { title: string; path: string; amounts: string[] }

/** The published texts and program prices that name former fees. */
export async function listStillNamed(): Promise<StillNamed[]> {
  const former = await readFormerCents()
  if (former.length === 0) return []
  const found = [...(await listTexts(former)), ...(await listPrices())]
  return found.flatMap(({ kind, ref, title, text }) => {
    const amounts = former.filter((cents) => namesAmount(text, cents)).map(formatCents)
    const path = kind === 'page' ? ref : contentPath(kind, { slug: ref })
    return path && amounts.length > 0 ? [{ title, path, amounts }] : []
  })
}

type Text = { kind: string; ref: string; title: string; text: string }

async function readFormerCents(): Promise<number[]> {
  const { rows } = await pool().query<{ former: unknown }>('SELECT former_fees AS former FROM fees LIMIT 1')
  return readFormer(rows[0]?.former)
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

// A card shows whole dollars: $199 stands for $199.99.
async function listPrices(): Promise<Text[]> {
  const { rows } = await pool().query<Text>(
    `SELECT 'programs' AS kind, '' AS ref, title, '$' || price::text AS text FROM programs
     WHERE _status = 'published' AND deleted_at IS NULL ORDER BY "order"`,
  )
  return rows
}
