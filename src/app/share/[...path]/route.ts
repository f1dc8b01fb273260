import { drawJersey, drawPicture } from '@/features/site/components/sharing/draw'
import { findJerseyCard, findPicturedParent, findShareCard } from '@/features/site/server/share-cards'
import { GENERAL_PICTURE, parsePicturePath, sharePicture } from '@/lib/share-picture'

export const dynamic = 'force-static'
export const revalidate = 300

/** None at build time: a picture is rendered on its first request, and again after its page has changed. */
export function generateStaticParams(): { path: string[] }[] {
  return []
}

/** GET /share/teams.png : the sharing image of /teams. Its text comes from the page, never from the query. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const page = parsePicturePath((await params).path)
  const card = page ? await findShareCard(page) : null
  if (card) return drawPicture(card)
  const jersey = page ? await findJerseyCard(page) : null
  if (jersey) return drawJersey(jersey)
  const parent = page ? await findPicturedParent(page) : null
  const location = parent ? sharePicture(parent, '').url : GENERAL_PICTURE.url
  return new Response(null, { status: 307, headers: { location } })
}
