import 'server-only'
import { contentPath } from '@/lib/content-paths'
import { siteOrigin } from '@/lib/site-origin'
import { pool } from '@/server/database/pool'
import { asVisitor } from '@/server/payload'
import type { CheckFacts } from '../../rules/content-check/facts'
import { readFormer } from '../../rules/former-amounts'

type Row = Record<string, unknown>

/**
 * Reads the facts with which texts are compared, except the names of players. Bypasses the caches, so that a fee change takes
 * effect immediately.
 */
export async function readCheckFacts(): Promise<Omit<CheckFacts, 'namesPlayer'>> {
  const [fees, stages, settings, pages, pictures] = await Promise.all([
    readFees(),
    asVisitor().find({ collection: 'stages', sort: 'order', pagination: false, depth: 0, select: { ages: true } }),
    asVisitor().findGlobal({ slug: 'site-settings' }),
    readPages(),
    readPictures(),
  ])
  return {
    ...fees,
    stages: stages.docs.map(({ ages }) => ages),
    hours: settings.hours ?? [],
    pages,
    pictures,
    origin: siteOrigin(),
  }
}

async function readFees(): Promise<Pick<CheckFacts, 'fees' | 'formerFees'>> {
  const { rows } = await pool().query<Row>(
    'SELECT monthly_cents::int AS monthly, registration_cents::int AS registration, former_fees AS former FROM fees LIMIT 1',
  )
  const { monthly, registration, former } = rows[0] ?? {}
  return {
    fees: { monthlyCents: Number(monthly ?? 0), registrationCents: Number(registration ?? 0) },
    formerFees: readFormer(former),
  }
}

// The search index contains every published page with its title.
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const [{ rows: moved }, { rows: found }] = await Promise.all([
    pool().query<{ path: string }>('SELECT "from" AS path FROM redirects'),
    pool().query<{ kind: string; ref: string; title: string }>(
      `SELECT kind, ref, title FROM search_documents WHERE ref <> ''`,
    ),
  ])
  return new Map([
    ...moved.map(({ path }) => [path, ''] as const),
    ...found.flatMap(({ kind, ref, title }) => {
      const path = kind === 'page' ? ref : contentPath(kind, { slug: ref })
      return path ? [[path, title] as const] : []
    }),
  ])
}

async function readPictures(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool().query<{ id: string; alt: string }>('SELECT id, alt FROM media')
  return new Map(rows.map(({ id, alt }) => [id, alt]))
}
