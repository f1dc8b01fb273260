import { ContactForm } from '@/features/coaching/components/family-home/ContactForm.client'
import { NoChild } from '@/features/coaching/components/family-home/NoChild'
import { listEvents } from '@/features/events/server/queries'
import { requireViewer } from '@/features/members/server/viewer'
import { getSiteSettings } from '@/features/site/server/site'
import { toDay } from '@/lib/dates'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { NoAccessPage } from '../NoAccessPage'
import { RoomPart } from '../RoomPart'
import { ChildRoom } from './ChildRoom'
import { Home } from './Home'
import { findHousehold } from './household'
import commentsStyles from '@/features/film/components/shared/comments.module.css'
import styles from '@/features/film/components/shared/room.module.css'

export const metadata = pageMetadata({
  title: 'Family',
  description: 'What your family has to do next, your week, and what you sent us.',
  path: paths.familyHome,
  noindex: true,
})

/**
 * A parent's page: all linked children at once in five statements with the session, or one child's films and comments when the
 * address names it. Answers 404 for another family's child.
 */
export default async function FamilyPage({
  searchParams,
}: {
  searchParams: Promise<{ child?: string; erasing?: string }>
}) {
  const { child: id, erasing } = await searchParams
  const viewer = await requireViewer(paths.familyOf(id))
  if (viewer.role !== 'parent') return <NotForYou />
  const { children: family, name, email } = viewer
  const child = family.find((one) => one.id === id)
  if (!child && id !== undefined) return <NotForYou />

  const now = new Date()
  const [academy, events] = await Promise.all([getSiteSettings(), listEvents()])
  const { phone } = academy
  if (child) return <ChildRoom family={family} child={child} today={toDay(now)} erasing={erasing} phone={phone} />
  if (family.length > 0)
    return (
      <Home household={await findHousehold(viewer, events, now)} parent={{ name, email }} phone={phone} now={now} />
    )
  return (
    <>
      <NoChild email={email} academy={academy} />
      <div className={`wrap ${styles.parts} ${commentsStyles.darkFields}`}>
        <RoomPart title="Your details">
          <ContactForm name={name} email={email} />
        </RoomPart>
      </div>
    </>
  )
}

function NotForYou() {
  return <NoAccessPage title="For families" text="This page is for parents. Each sees their own children." />
}
