import { decodeSegment } from '@/lib/text'
import { sendCaptions } from '@/features/film/server/films/film-files'

type Context = { params: Promise<{ slug: string; language: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, language } = await params
  return sendCaptions(request, decodeSegment(slug), decodeSegment(language))
}

export const HEAD = GET
