import { Unwritten } from '@/components/ui/Unwritten'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Film room',
  description: 'The members’ film room of a youth basketball academy in Surprise, Arizona.',
  path: paths.filmRoom,
  noindex: true,
})

/** Stands until the page itself is built, so that no link of the site leads nowhere. */
export default function FilmRoomPage() {
  return <Unwritten title="Film room" lede="The film room for members is being prepared." />
}
