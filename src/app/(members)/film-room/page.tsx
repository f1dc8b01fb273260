import { LoadingBar } from '@/components/ui/LoadingBar.client'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { toParams, type SearchParams } from '@/lib/search-params'
import { findViewer } from '@/features/members/store/viewer'
import { Landing } from './Landing'
import { MemberLibrary } from './MemberLibrary'

export const metadata = pageMetadata({
  title: 'Film room',
  description: 'The members’ film room of a youth basketball academy in Surprise, Arizona.',
  path: paths.filmRoom,
  noindex: true,
})

/** Two views of one address: the library for members, a landing page for everybody else. */
export default async function FilmRoomPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await findViewer()
  return (
    <>
      <LoadingBar label="Loading film room" />
      {viewer ? <MemberLibrary viewer={viewer} query={toParams(await searchParams)} /> : <Landing />}
    </>
  )
}
