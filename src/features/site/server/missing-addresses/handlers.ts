import * as z from 'zod'
import { redirectMissing, undoRedirect } from '@/server/content/missing-addresses'
import { answerWith, privateJson } from '@/server/http/answers'
import { guarded } from '@/server/http/guarded'
import { admitEditor } from '@/features/staff/server/api'

const PATH_MAX = 200
const sendSchema = z.strictObject({ from: z.string().max(PATH_MAX), to: z.string().trim().max(PATH_MAX) })
const undoSchema = z.strictObject({ id: z.uuid() })

/** POST /staff/missing-addresses/send: creates a redirect from a missing address to a page. */
export const postSendAddress = guarded({
  name: 'staff-send-address',
  schema: sendSchema,
  admit: admitEditor,
  invalid: 'Choose a page of this site, such as /events.',
  run: async (staff, { from, to }) => answerWith(await redirectMissing(staff, from, to)),
})

/** POST /staff/missing-addresses/undo: deletes the redirect. */
export const postUndoAddress = guarded({
  name: 'staff-undo-address',
  schema: undoSchema,
  admit: admitEditor,
  invalid: 'This is not there any more. Load the page again.',
  async run(staff, { id }) {
    await undoRedirect(staff, id)
    return privateJson({ isUndone: true })
  },
})
