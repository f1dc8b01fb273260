import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

/** The metadata of both pages at the film room's address. */
export const filmRoomMetadata = pageMetadata({
  title: 'Film room',
  description: 'The members’ film room of a youth basketball academy in Surprise, Arizona.',
  path: paths.filmRoom,
  noindex: true,
})
