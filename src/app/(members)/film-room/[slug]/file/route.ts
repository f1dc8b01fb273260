import { decodeSegment } from '@/lib/text'
import { sendFilm } from '@/features/film/server/films/film-files'

type Context = { params: Promise<{ slug: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return sendFilm(request, decodeSegment((await params).slug))
}

export const HEAD = GET
