import { LoadingBar } from '@/components/ui/LoadingBar.client'
import { Notices } from '@/features/members/ui/Notices.client'
import { Landing } from '../../(members)/film-room/Landing'
import { filmRoomMetadata } from '../../(members)/film-room/metadata'

export const metadata = filmRoomMetadata

/** The film room's address for browsers without cookies, by a rewrite of next.config.ts: they cannot be signed in. */
export default function FilmRoomLandingPage() {
  return (
    <>
      <LoadingBar label="Loading film room" />
      <Landing message={null} />
      <Notices name="" />
    </>
  )
}
