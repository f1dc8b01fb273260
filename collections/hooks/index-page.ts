import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook, GlobalSlug, PayloadRequest } from 'payload'
import { SEARCHED_GLOBALS, toSearchedPage } from '@/features/site/rules/text-pages'
import { transactionOf } from '@/lib/transaction'
import { savesDraft } from './saves-draft'

/** Adds the published texts of a page to the search index, or removes them, in the transaction that changes the page. */
export const indexPage: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (SEARCHED_GLOBALS.includes(global.slug) && !savesDraft(req, doc))
    await storeSearchedPage(global.slug as GlobalSlug, req)
  return doc
}

/** Syncs the search index with the published version of a page, in the transaction of the request. */
export async function storeSearchedPage(slug: GlobalSlug, req: PayloadRequest): Promise<void> {
  const stored = await req.payload.findGlobal({ slug, depth: 0, draft: false, req })
  const page = toSearchedPage(slug, stored as unknown as Record<string, unknown>)
  const transaction = await transactionOf(req)
  if (!page) {
    await transaction.execute(sql`DELETE FROM search_pages WHERE id = ${slug}`)
    return
  }
  const { path, title, lede, text } = page
  await transaction.execute(sql`
    INSERT INTO search_pages (id, path, title, lede, text) VALUES (${slug}, ${path}, ${title}, ${lede}, ${text})
    ON CONFLICT (id) DO UPDATE SET path = excluded.path, title = excluded.title, lede = excluded.lede, text = excluded.text`)
}
