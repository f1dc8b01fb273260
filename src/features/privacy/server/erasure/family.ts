import 'server-only'
import * as z from 'zod'
import { memberHandler, type Viewer } from '@/features/members/server/api'
import { paths } from '@/lib/paths'
import type { Result } from '@/lib/result'
import { FAMILY } from '@/server/audit'
import { refuse, seeOther } from '@/server/http/answers'
import { requestErasure } from './ask'
import { cancelErasure } from './decide'

const NAME_MAX = 200
const childSchema = z.object({ child: z.uuid('This is no child.') })

/** POST /members/erase-ask: a parent requests the erasure of their own child. */
export const postFamilyAsk = memberHandler({
  name: 'erase-ask',
  schema: childSchema.extend({ name: z.string('Type the first name.').max(NAME_MAX) }),
  roles: ['parent'],
  run: (viewer, { child, name }) =>
    ofOwnChild(viewer, child, (place) => requestErasure(FAMILY, place, name, { isFamily: true })),
})

/** POST /members/erase-back: a parent cancels the request. */
export const postFamilyTakeBack = memberHandler({
  name: 'erase-back',
  schema: childSchema,
  roles: ['parent'],
  run: (viewer, { child }) => ofOwnChild(viewer, child, (place) => cancelErasure(FAMILY, place)),
})

async function ofOwnChild(
  viewer: Viewer,
  child: string,
  act: (place: { kind: string; id: string }) => Promise<Result<undefined>>,
): Promise<Response> {
  const isOwn = viewer.children.some(({ id }) => id === child)
  if (!isOwn) return refuse(404, 'This child was not found.')
  const result = await act({ kind: 'members', id: child })
  return seeOther(paths.familyErasing(child, result.ok ? 'done' : 'refused'))
}
