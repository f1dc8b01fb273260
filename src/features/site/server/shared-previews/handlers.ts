import * as z from 'zod'
import { paths } from '@/lib/paths'
import { createSharedPreview, endSharedPreview, listSharedPreviews } from '@/server/content/shared-previews'
import { answerWith, privateJson } from '@/server/http/answers'
import { guarded } from '@/server/http/guarded'
import { admitEditor } from '@/features/staff/server/api'

const postSchema = z.strictObject({ post: z.uuid() })
const linkSchema = z.strictObject({ id: z.uuid() })
const UNKNOWN = 'This is not there any more. Load the page again.'

/** POST /staff/shared-previews/list: returns the active links of an article. */
export const postListPreviews = guarded({
  name: 'staff-list-previews',
  schema: postSchema,
  admit: admitEditor,
  invalid: UNKNOWN,
  run: (_staff, { post }) => answerWithPreviews(post),
})

/** POST /staff/shared-previews/create: creates a link to the draft, and returns it once. */
export const postSharePreview = guarded({
  name: 'staff-share-preview',
  schema: postSchema,
  admit: admitEditor,
  invalid: UNKNOWN,
  async run(staff, { post }) {
    const created = await createSharedPreview(staff, post)
    if (!created.ok) return answerWith(created)
    return answerWithPreviews(post, paths.sharedPreview(created.value.token))
  },
})

/** POST /staff/shared-previews/end: revokes a link immediately. */
export const postEndPreview = guarded({
  name: 'staff-end-preview',
  schema: linkSchema,
  admit: admitEditor,
  invalid: UNKNOWN,
  async run(staff, { id }) {
    // Succeeds as well if another person has already revoked the link.
    await endSharedPreview(staff, id)
    return privateJson({ hasEnded: true })
  },
})

async function answerWithPreviews(postId: string, path?: string): Promise<Response> {
  return privateJson({ path, previews: await listSharedPreviews(postId) })
}
