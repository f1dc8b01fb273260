import { useId, type ReactNode } from 'react'
import { CalendarDays, Lock, Phone } from 'lucide-react'
import { ContactForm } from '@/features/coaching/components/family-home/ContactForm.client'
import { OwnEntries } from '@/features/entries/components/own-entries/OwnEntries'
import { telHref } from '@/lib/phone-numbers'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { FamilyFileLines } from './FamilyFileLines'
import { HomeHead } from './HomeHead'
import type { Household } from './household'
import { NextUpList } from './NextUp'
import { weekLabel } from './week'
import { WeekStrip } from './WeekStrip'
import styles from './home.module.css'

/** The id of the family file on the page. */
const FILE = 'family-file'

type HomeProps = {
  household: Household
  parent: { name: string; email: string | null }
  phone: string
  now: Date
}

/** The family's page: all linked children, with one next thing each, the week, what the family sent, and its file. */
export function Home({ household, parent, phone, now }: HomeProps) {
  const { children: family, today, nextUp, week, entries, devices, erasures } = household
  return (
    <>
      <HomeHead family={family} today={today} />
      <div className={styles.home}>
        <div className={`wrap ${styles.columns}`}>
          <div>
            <Part title="Next up" note="one thing each">
              <NextUpList nextUp={nextUp} today={today} />
            </Part>
            <Part title="This week" note={weekLabel(week.days[0]!.day)}>
              <WeekStrip week={week} />
            </Part>
            <Part title="What you sent us">
              <OwnEntries entries={entries} now={now} names={new Map(family.map((one) => [one.id, one.firstName]))} />
              <p className={styles.fine}>
                Did you register another child? Use the link in our email, or{' '}
                <a href={paths.familyLinks}>ask for a new link</a>.
              </p>
            </Part>
          </div>
          <div>
            <Part title="Family file" anchor={FILE}>
              <FamilyFileLines parent={parent} family={family} devices={devices} erasures={erasures} />
            </Part>
            <Part title="Your details">
              <ContactForm name={parent.name} email={parent.email} />
            </Part>
          </div>
        </div>
      </div>
      <HomeFoot phone={phone} />
    </>
  )
}

type PartProps = {
  title: string
  note?: string
  /** The id of the part, for links to it. */
  anchor?: string
  children: ReactNode
}

function Part({ title, note, anchor, children }: PartProps) {
  const id = useId()
  return (
    <section id={anchor} className={styles.part} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
      </div>
      {children}
    </section>
  )
}

function HomeFoot({ phone }: { phone: string }) {
  const feed = new URL(paths.calendarFeed, env().PUBLIC_URL)
  return (
    <nav className={`wrap ${styles.foot}`} aria-label="Calendar, phone and your data">
      <a href={`webcal://${feed.host}${feed.pathname}`}>
        <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
        Put our dates in your calendar
      </a>
      {phone && (
        <a href={telHref(phone)}>
          <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
          Call or text {phone}
        </a>
      )}
      <a href={`#${FILE}`}>
        <Lock aria-hidden="true" size={20} strokeWidth={1.75} />
        Get a copy of what we hold, or erase it
      </a>
    </nav>
  )
}
