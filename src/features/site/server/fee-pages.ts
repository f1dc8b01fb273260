import 'server-only'
import { paths } from '@/lib/paths'
import { pool } from '@/server/database/pool'
import { namesIn, type FeeName, type FeePage } from '../rules/fee-change'

const ALL: FeeName[] = ['monthly', 'registration', 'total']

/** `slug`: of an article. */
type TextRow = { title: string; slug?: string; text: string }

/** A former value of a fee: who replaced it, when, and with what. Amounts in cents. */
export type FormerFee = {
  at: string
  name: string | null
  fee: 'monthly' | 'registration'
  before: number
  after: number
}

/** Lists the published pages that contain fee placeholders, with the amounts of each. */
export async function listFeePages(): Promise<FeePage[]> {
  const line = await readTexts(`SELECT '' AS title, line_text AS text FROM fees`)
  const lineNames = namesIn(line[0]?.text ?? '')
  const facts = await readTexts(
    `SELECT term AS title, value AS text FROM home_page_hero_facts f JOIN home_page h ON h.id = f._parent_id
     WHERE h._status = 'published'`,
  )
  const answers = await readTexts(
    `SELECT question AS title, concat_ws(' ', answer, figure) AS text FROM faqs
     WHERE _status = 'published' AND deleted_at IS NULL AND concat(answer, figure) LIKE '%{%' ORDER BY "order"`,
  )
  const articles = await readTexts(
    `SELECT title, slug, content::text AS text FROM posts
     WHERE _status = 'published' AND deleted_at IS NULL AND content::text LIKE '%{%' ORDER BY number DESC`,
  )
  return [
    { title: 'Home', path: paths.home, names: facts.flatMap(({ text }) => namesIn(text)) },
    { title: 'Academy', path: paths.academy, names: ALL },
    { title: 'Youth academy', path: paths.youthAcademy, names: ALL },
    { title: 'Fees and registration', path: paths.pricing, names: ALL },
    { title: 'Programs', path: paths.programs, names: lineNames },
    { title: 'Registration form', path: paths.playerRegistration, names: lineNames },
    { title: 'Tryout form', path: paths.tryoutRegistration, names: lineNames },
    ...articles.map(({ title, slug = '', text }) => ({
      title: `Article “${title}”`,
      path: paths.post(slug),
      names: namesIn(text),
    })),
    ...answers.map(({ title, text }) => ({ title: `“${title}”`, path: paths.faqs, names: namesIn(text) })),
  ].filter(({ names }) => names.length > 0)
}

/** Lists the former fees, the latest change first. */
export async function listFormerFees(): Promise<FormerFee[]> {
  const { rows } = await pool().query<Omit<FormerFee, 'at'> & { at: Date }>(
    `SELECT c.at, s.name, c.fee, c.before_cents AS before, c.after_cents AS after
     FROM fee_changes c LEFT JOIN staff s ON s.id = c.staff_id ORDER BY c.at DESC, c.id DESC LIMIT 12`,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function readTexts(statement: string): Promise<TextRow[]> {
  return (await pool().query<TextRow>(statement)).rows
}
