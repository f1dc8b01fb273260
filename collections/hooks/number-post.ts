import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { transactionOf } from '@/lib/transaction'

/** Assigns the next number to a new article. Articles in the trash keep their numbers. */
export const numberPost: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const number = originalDoc?.number ?? data.number
  if (number) return { ...data, number }
  const transaction = await transactionOf(req)
  // Of two articles created at once, the second waits until the first is stored: else both would get the same number.
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('post-number'))`)
  const { rows } = await transaction.execute(sql`SELECT coalesce(max(number), 0)::int + 1 AS next FROM posts`)
  return { ...data, number: rows[0]?.next as number }
}
