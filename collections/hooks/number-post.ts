import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'

/** Assigns the next number to a new article. Articles in the trash keep their numbers. */
export const numberPost: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const number = originalDoc?.number ?? data.number
  if (number) return { ...data, number }
  const { docs } = await req.payload.find({
    collection: 'posts',
    sort: '-number',
    limit: 1,
    depth: 0,
    trash: true,
    select: { number: true },
    req,
  })
  return { ...data, number: (docs[0]?.number ?? 0) + 1 }
}
