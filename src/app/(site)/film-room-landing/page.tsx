import { LoadingBar } from '@/components/ui/LoadingBar.client'
import { Notices } from '@/features/members/components/Notices.client'
import { Landing } from '../../(members)/film-room/Landing'
import { filmRoomMetadata } from '../../(members)/film-room/metadata'

export const metadata = filmRoomMetadata

/** The film room for browsers without cookies, which cannot be signed in; reached by a rewrite of next.config.ts. */
export default function FilmRoomLandingPage() {
  return (
    <>
      <LoadingBar />
      <Landing message={null} />
      <Notices name="" />
    </>
  )
}
