import * as z from 'zod'
import { paths } from '@/lib/paths'
import { createSharedPreview, endSharedPreview, listSharedPreviews } from '@/server/content/shared-previews'
import { parseWith } from '@/server/forms/define-form'
import { answerWith, privateJson, refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'
import type { SignedIn } from '@/server/staff-session'
import { admitEditor } from '@/features/staff/server/api'

const postSchema = z.strictObject({ post: z.uuid() })
const linkSchema = z.strictObject({ id: z.uuid() })
const UNKNOWN = 'This is not there any more. Load the page again.'

/** POST /staff/shared-previews/list: returns the active links of an article. */
export const postListPreviews = post<SignedIn>({
  name: 'staff-list-previews',
  admit: admitEditor,
  async run(body) {
    const parsed = parseWith(postSchema, body)
    return parsed.success ? answerWithPreviews(parsed.data.post) : refuse(422, UNKNOWN)
  },
})

/** POST /staff/shared-previews/create: creates a link to the draft, and returns it once. */
export const postSharePreview = post<SignedIn>({
  name: 'staff-share-preview',
  admit: admitEditor,
  async run(body, _request, staff) {
    const parsed = parseWith(postSchema, body)
    if (!parsed.success) return refuse(422, UNKNOWN)
    const created = await createSharedPreview(staff, parsed.data.post)
    if (!created.ok) return answerWith(created)
    return answerWithPreviews(parsed.data.post, paths.sharedPreview(created.value.token))
  },
})

/** POST /staff/shared-previews/end: revokes a link immediately. */
export const postEndPreview = post<SignedIn>({
  name: 'staff-end-preview',
  admit: admitEditor,
  async run(body, _request, staff) {
    const parsed = parseWith(linkSchema, body)
    if (!parsed.success) return refuse(422, UNKNOWN)
    // Succeeds as well if another person has already revoked the link.
    await endSharedPreview(staff, parsed.data.id)
    return privateJson({ hasEnded: true })
  },
})

async function answerWithPreviews(postId: string, path?: string): Promise<Response> {
  return privateJson({ path, previews: await listSharedPreviews(postId) })
}
