import 'server-only'
import { staffHandler } from '@/features/staff/server/api'
import { answerWith, refuse } from '@/server/http/answers'
import { childExportSchema } from '../../rules/child-export/export-schema'
import { exportForStaff } from './export'
import { mailFileLink } from './link-mail'
import { sendZip } from './zip'

/**
 * POST /staff/child-file: downloads all data about a child, or mails the guardian a link to it. Audited before the response.
 */
export const postChildFile = staffHandler({
  name: 'child-file',
  schema: childExportSchema,
  roles: ['registrar'],
  run: async (staff, { how, requestedBy, ...childRef }) => {
    if (how === 'link') return answerWith(await mailFileLink(staff, childRef, requestedBy))
    const file = await exportForStaff(staff, childRef, requestedBy)
    return file ? sendZip(file) : refuse(404, 'Nothing is held under this address any more. Load the page again.')
  },
})
