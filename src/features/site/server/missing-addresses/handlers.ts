import * as z from 'zod'
import { redirectMissing, undoRedirect } from '@/server/content/missing-addresses'
import { parseWith } from '@/server/forms/define-form'
import { answerWith, privateJson, refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'
import type { SignedIn } from '@/server/staff-session'
import { admitEditor } from '@/features/staff/server/api'

const PATH_MAX = 200
const sendSchema = z.strictObject({ from: z.string().max(PATH_MAX), to: z.string().trim().max(PATH_MAX) })
const undoSchema = z.strictObject({ id: z.uuid() })

/** POST /staff/missing-addresses/send: creates a redirect from a missing address to a page. */
export const postSendAddress = post<SignedIn>({
  name: 'staff-send-address',
  admit: admitEditor,
  async run(body, _request, staff) {
    const parsed = parseWith(sendSchema, body)
    if (!parsed.success) return refuse(422, 'Choose a page of this site, such as /events.')
    return answerWith(await redirectMissing(staff, parsed.data.from, parsed.data.to))
  },
})

/** POST /staff/missing-addresses/undo: deletes the redirect. */
export const postUndoAddress = post<SignedIn>({
  name: 'staff-undo-address',
  admit: admitEditor,
  async run(body, _request, staff) {
    const parsed = parseWith(undoSchema, body)
    if (!parsed.success) return refuse(422, 'This is not there any more. Load the page again.')
    await undoRedirect(staff, parsed.data.id)
    return privateJson({ isUndone: true })
  },
})
