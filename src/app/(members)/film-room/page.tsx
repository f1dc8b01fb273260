import { LoadingBar } from '@/components/ui/LoadingBar.client'
import { toParams, type SearchParams } from '@/lib/search-params'
import { findClosedReason, findViewer } from '@/features/members/server/viewer'
import { Landing } from './Landing'
import { filmRoomMetadata } from './metadata'
import { MemberLibrary } from './MemberLibrary'

export const metadata = filmRoomMetadata

/**
 * Two views at one address: the library for members, a landing page for everyone else. Browsers without cookies get the same
 * landing page prerendered (`rewrites` in next.config.ts).
 */
export default async function FilmRoomPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await findViewer()
  return (
    <>
      <LoadingBar />
      {viewer ? (
        <MemberLibrary viewer={viewer} query={toParams(await searchParams)} />
      ) : (
        <Landing message={await findClosedReason()} />
      )}
    </>
  )
}
