import { ChildComments } from '@/features/coaching/components/family-home/ChildComments'
import { FamilyHead } from '@/features/coaching/components/family-home/FamilyHead'
import { FilmList } from '@/features/coaching/components/family-home/FilmList'
import { TaskList } from '@/features/coaching/components/family-home/TaskList'
import { findChildFilms } from '@/features/coaching/server/family-home/queries'
import { ChildDevices } from '@/features/members/components/ChildDevices.client'
import type { Child } from '@/features/members/server/api'
import { listDevices } from '@/features/members/server/sessions'
import { EnrolmentLink } from '@/features/people/components/enrolment/EnrolmentLink'
import { findChildEnrolment } from '@/features/people/server/enrolment/queries'
import { ChildFileLink } from '@/features/privacy/components/child-file/ChildFileLink'
import { RequestErasure } from '@/features/privacy/components/erasure/RequestErasure'
import { findErasureOf } from '@/features/privacy/server/erasure/open'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import { RoomPart } from '../RoomPart'
import styles from '@/features/film/components/shared/room.module.css'

type ChildRoomProps = {
  family: Child[]
  child: Child
  today: string
  /** The result of a request to erase. */
  erasing: string | undefined
  phone: string
}

/** One child's films, comments, devices and stored data. The caller has verified that this is the parent's own child. */
export async function ChildRoom({ family, child, today, erasing, phone }: ChildRoomProps) {
  const [room, enrolment, devices, erasure] = await Promise.all([
    findChildFilms(child, today),
    findChildEnrolment(child.id),
    listDevices(child.id),
    findErasureOf(child.id),
  ])
  return (
    <>
      <FamilyHead family={family} current={child} room={room} />
      <div className={`wrap ${styles.parts}`}>
        <RoomPart title="Assigned">
          <TaskList assigned={room.assigned} today={today} child={child} />
        </RoomPart>
        <div className={`${styles.aside} ${styles.isBeside}`}>
          <RoomPart title="Comments">
            <ChildComments comments={room.comments} child={child} />
          </RoomPart>
          {enrolment && (
            <RoomPart title="Enrollment">
              <EnrolmentLink child={child} />
            </RoomPart>
          )}
          <RoomPart title="What we hold">
            <Held child={child} erasure={erasure} outcome={erasing} phone={phone} />
          </RoomPart>
          <div id="devices">
            <RoomPart title="Devices">
              <ChildDevices key={child.id} child={child} devices={devices} />
            </RoomPart>
          </div>
        </div>
        <RoomPart title="All films">
          <FilmList films={room.films} child={child.id} />
        </RoomPart>
      </div>
    </>
  )
}

type HeldProps = Pick<Parameters<typeof RequestErasure>[0], 'erasure' | 'outcome' | 'phone'> & {
  child: { id: string; name: string }
}

function Held({ child, ...request }: HeldProps) {
  const firstName = firstWord(child.name)
  return (
    <>
      <ChildFileLink href={paths.familyFile(child.id)} firstName={firstName} />
      <RequestErasure
        {...request}
        actions={{ ask: paths.memberPost('request-erasure'), back: paths.memberPost('cancel-erasure') }}
        field={{ name: 'child', value: child.id }}
        firstName={firstName}
      />
    </>
  )
}
