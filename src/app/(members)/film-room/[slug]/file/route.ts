import { decodeSegment } from '@/lib/text'
import { sendFilm } from '@/features/film/server/films/film-files'

export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return sendFilm(request, decodeSegment((await params).slug))
}

export const HEAD = GET
