import 'server-only'
import * as z from 'zod'
import { memberHandler } from '@/features/members/server/api'
import { paths } from '@/lib/paths'
import { refuse, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { refundAttempts, countWithinLimit } from '@/server/throttle'
import { exportForFamily } from './export'
import { findGuardianByLink, findGuardianByStatusLink, type GuardianOf } from './family'
import { sendZip } from './zip'

/** How often a guardian may download the file per day. */
const A_DAY = { points: 5, minutes: 24 * 60 }
const NOT_FOUND = 'There is no such child.'

/** POST /members/child-file: a parent downloads the data about their own child. */
export const postFamilyFile = memberHandler({
  name: 'child-file',
  schema: z.object({ child: z.uuid(NOT_FOUND) }),
  roles: ['parent'],
  run: async (viewer, { child }) => {
    const isOwn = viewer.children.some(({ id }) => id === child)
    if (!isOwn) return refuse(404, NOT_FOUND)
    const guardian = { childRef: { kind: 'members', id: child }, email: viewer.email }
    return takeFile(guardian, viewer.id, paths.familyFile(child))
  },
})

/** POST /members/enrol-file: the same for a guardian without an account, by the private link of the enrollment. */
export const postEnrolFile = postByLink('enrol-file', findGuardianByLink, paths.enrolFile)

/** POST /members/status-file: the same for a family that may have no place, by the private link of its entry. */
export const postStatusFile = postByLink('status-file', findGuardianByStatusLink, paths.statusFile)

function postByLink(
  name: string,
  findGuardian: (token: string) => Promise<GuardianOf | null>,
  pageOf: (token: string) => string,
) {
  return post({
    name,
    limit: 'member-post',
    run: async ({ token }) => {
      const encodedToken = encodeURIComponent(String(token ?? ''))
      const guardian = await findGuardian(encodedToken)
      // The redirect leads to the page's message that the link has expired.
      return guardian ? takeFile(guardian, guardian.childRef.id, pageOf(encodedToken)) : seeOther(pageOf(encodedToken))
    },
  })
}

async function takeFile(guardian: GuardianOf, who: string, page: string): Promise<Response> {
  const limit = { key: `child-file:${who}`, ...A_DAY }
  if ((await countWithinLimit(limit)) !== null) return seeOther(`${page}?often=1`)
  const file = await exportForFamily(guardian).catch(async (error: unknown) => {
    await refundAttempts([limit])
    throw error
  })
  return file ? sendZip(file) : refuse(404, NOT_FOUND)
}
