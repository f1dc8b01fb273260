import 'server-only'
import * as z from 'zod'
import { memberHandler, type Viewer } from '@/features/members/server/api'
import { paths } from '@/lib/paths'
import type { Result } from '@/lib/result'
import { FAMILY } from '@/server/audit'
import { refuse, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import type { ChildRef } from '../child-file/child'
import { findGuardianByStatusLink } from '../child-file/family'
import { requestErasure } from './request'
import { cancelErasure } from './decide'

const NAME_MAX = 200
const childSchema = z.object({ child: z.uuid('This is no child.') })

/** POST /members/request-erasure: a parent requests the erasure of their own child. */
export const postFamilyRequest = memberHandler({
  name: 'request-erasure',
  schema: childSchema.extend({ name: z.string('Type the first name.').max(NAME_MAX) }),
  roles: ['parent'],
  run: (viewer, { child, name }) =>
    ofOwnChild(viewer, child, (childRef) => requestErasure(FAMILY, childRef, name, { isFamily: true })),
})

/** POST /members/cancel-erasure: a parent cancels the request. */
export const postFamilyCancel = memberHandler({
  name: 'cancel-erasure',
  schema: childSchema,
  roles: ['parent'],
  run: (viewer, { child }) => ofOwnChild(viewer, child, (childRef) => cancelErasure(FAMILY, childRef)),
})

/** POST /members/status-request-erasure: a family requests the erasure of its child by the private link of its entry. */
export const postStatusRequest = post({
  name: 'status-request-erasure',
  limit: 'member-post',
  run: ({ token, name }) =>
    byStatusLink(token, (childRef) =>
      requestErasure(FAMILY, childRef, String(name ?? '').slice(0, NAME_MAX), { isFamily: true }),
    ),
})

/** POST /members/status-cancel-erasure: it cancels the request. */
export const postStatusCancel = post({
  name: 'status-cancel-erasure',
  limit: 'member-post',
  run: ({ token }) => byStatusLink(token, (childRef) => cancelErasure(FAMILY, childRef)),
})

async function byStatusLink(
  sentToken: unknown,
  act: (childRef: ChildRef) => Promise<Result<undefined>>,
): Promise<Response> {
  const token = encodeURIComponent(String(sentToken ?? ''))
  const guardian = await findGuardianByStatusLink(token)
  // The page says that the link has expired.
  if (!guardian) return seeOther(paths.statusFile(token))
  const result = await act(guardian.childRef)
  return seeOther(paths.statusErasing(token, result.ok ? 'done' : 'refused'))
}

async function ofOwnChild(
  viewer: Viewer,
  child: string,
  act: (childRef: ChildRef) => Promise<Result<undefined>>,
): Promise<Response> {
  const isOwn = viewer.children.some(({ id }) => id === child)
  if (!isOwn) return refuse(404, 'This child was not found.')
  const result = await act({ kind: 'members', id: child })
  return seeOther(paths.familyErasing(child, result.ok ? 'done' : 'refused'))
}
