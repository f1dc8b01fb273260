import { EnrolmentLink } from '@/features/people/components/enrolment/EnrolmentLink'
import { findChildEnrolment } from '@/features/people/server/enrolment/queries'
import { ChildComments } from '@/features/coaching/components/family-home/ChildComments'
import { ContactForm } from '@/features/coaching/components/family-home/ContactForm.client'
import { FamilyHead } from '@/features/coaching/components/family-home/FamilyHead'
import { FilmList } from '@/features/coaching/components/family-home/FilmList'
import { NoChild } from '@/features/coaching/components/family-home/NoChild'
import { findChildFilms } from '@/features/coaching/server/family-home/queries'
import { TaskList } from '@/features/coaching/components/family-home/TaskList'
import { RequestErasure } from '@/features/privacy/components/erasure/RequestErasure'
import { findErasureOf } from '@/features/privacy/server/erasure/open'
import { toDay } from '@/lib/dates'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import { ChildFileLink } from '@/features/privacy/components/child-file/ChildFileLink'
import { listDevices } from '@/features/members/server/sessions'
import { requireViewer } from '@/features/members/server/viewer'
import { ChildDevices } from '@/features/members/components/ChildDevices.client'
import { getSiteSettings } from '@/features/site/server/site'
import { NoAccessPage } from '../NoAccessPage'
import { RoomPart } from '../RoomPart'
import styles from '@/features/film/components/shared/room.module.css'

export const metadata = pageMetadata({
  title: 'Family',
  description: 'What your child has to watch, has watched and has passed.',
  path: paths.familyHome,
  noindex: true,
})

/** A parent's linked children, one at a time. Answers 404 for another family's child. */
export default async function FamilyPage({
  searchParams,
}: {
  searchParams: Promise<{ child?: string; erasing?: string }>
}) {
  const { child: id, erasing } = await searchParams
  const viewer = await requireViewer(paths.familyOf(id))
  if (viewer.role !== 'parent') return <NotForYou />
  const child = id === undefined ? viewer.children[0] : viewer.children.find((one) => one.id === id)
  if (!child && id !== undefined) return <NotForYou />

  const [today, academy] = [toDay(new Date()), await getSiteSettings()]
  const [room, enrolment, devices, erasure] = child
    ? await Promise.all([
        findChildFilms(child, today),
        findChildEnrolment(child.id),
        listDevices(child.id),
        findErasureOf(child.id),
      ])
    : [null, null, [], null]
  return (
    <>
      {child && room ? (
        <FamilyHead family={viewer.children} current={child} room={room} />
      ) : (
        <NoChild email={viewer.email} academy={academy} />
      )}
      <div className={`wrap ${styles.parts}`}>
        {child && room && (
          <>
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
                <Held child={child} erasure={erasure} outcome={erasing} phone={academy.phone} />
              </RoomPart>
              <RoomPart title="Devices">
                <ChildDevices key={child.id} child={child} devices={devices} />
              </RoomPart>
            </div>
            <RoomPart title="All films">
              <FilmList films={room.films} child={child.id} />
            </RoomPart>
          </>
        )}
        <RoomPart title="Your details">
          <ContactForm name={viewer.name} email={viewer.email} />
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
        actions={{ ask: paths.memberPost('erase-ask'), back: paths.memberPost('erase-back') }}
        field={{ name: 'child', value: child.id }}
        firstName={firstName}
      />
    </>
  )
}

function NotForYou() {
  return <NoAccessPage title="For families" text="This page is for parents. Each sees their own children." />
}
