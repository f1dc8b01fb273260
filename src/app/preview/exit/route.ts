import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { paths } from '@/lib/paths'
import { toPreviewPath } from '@/server/content/preview'

/** GET /preview/exit?path=/blog/… : leaves the preview and returns to the public page. */
export async function GET(request: Request): Promise<Response> {
  const drafts = await draftMode()
  drafts.disable()
  redirect(toPreviewPath(new URL(request.url).searchParams.get('path')) ?? paths.home)
}
