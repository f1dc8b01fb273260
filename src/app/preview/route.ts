import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { toPreviewPath } from '@/server/content/preview'
import { findStaff } from '@/server/staff-session'

/** GET /preview?path=/blog/… : enables draft mode for a signed-in member of staff and opens the page. */
export async function GET(request: Request): Promise<Response> {
  const path = toPreviewPath(new URL(request.url).searchParams.get('path'))
  if (!path) return new Response('Give the path of a page of this site.', { status: 400 })
  if (!(await findStaff(request.headers))) redirect(adminPaths.login(paths.preview(path)))
  const drafts = await draftMode()
  drafts.enable()
  redirect(path)
}
