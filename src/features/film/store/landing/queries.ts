import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text of the film room as visitors see it. */
export const getFilmRoomPage = cachedQuery(['film-room-page'], [cacheTags.global('film-room-page')], () =>
  asVisitor().findGlobal({ slug: 'film-room-page' }),
)
