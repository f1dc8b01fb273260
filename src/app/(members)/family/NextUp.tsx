import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { Arrow } from '@/components/ui/Arrow'
import { Tag } from '@/components/ui/Tag'
import { describeDue, describeRemaining, type FamilyTask } from '@/features/coaching/rules/family-home'
import { ReplyBy } from '@/features/entries/components/family-status/ReplyPromise'
import { FAMILY_LABELS } from '@/features/entries/rules/stages'
import { daysLabel, timesLabel } from '@/features/events/rules/labels'
import type { Occurrence } from '@/features/events/rules/occurrences'
import { OpenEnrolment } from '@/features/people/components/enrolment/EnrolmentLink'
import type { MissingPapers } from '@/features/people/rules/family-papers'
import { pluralize, spellNumber } from '@/lib/counts'
import { daysBetween, formatDay, formatTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { markOf, type HomeChild } from './home-child'
import type { NextItem, NextUp } from './next-up'
import styles from './home.module.css'

const DAYS_BY_NAME = 7

/** Returns the id of a child's next thing on the page. */
export function nextId(child: string): string {
  return `next-${child}`
}

/** Lists one thing for each child, most urgent first. Only the most urgent one has the ember button. */
export function NextUpList({ nextUp, today }: { nextUp: NextUp[]; today: string }) {
  return (
    <ul>
      {nextUp.map(({ child, thing, isMostUrgent }) => (
        <li key={child.id} id={nextId(child.id)} className={styles.task}>
          <span className={child.number ? styles.number : styles.initial} aria-hidden="true">
            {markOf(child)}
          </span>
          <div>
            <p className={styles.for}>
              <span>{[child.firstName, child.squad ?? child.divisions[0]].filter(Boolean).join(', ')}</span>
              <DueTag thing={thing} today={today} />
            </p>
            <NextUpItem child={child} thing={thing} button={isMostUrgent ? 'btn' : 'btn line'} today={today} />
            <a className={styles.more} href={paths.familyOf(child.id)}>
              All films and comments<span className="sr-only"> of {child.firstName}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

function DueTag({ thing, today }: { thing: NextItem; today: string }) {
  if (thing.kind === 'film') {
    const { text, tone } = describeDue(thing.task.dueOn, today)
    return thing.task.dueOn && <Tag tone={tone}>{text}</Tag>
  }
  return thing.kind === 'papers' && thing.before && <Tag tone="warn">Before {momentName(thing.before, today)}</Tag>
}

type NextUpItemProps = { child: HomeChild; thing: NextItem; button: string; today: string }

function NextUpItem({ child, thing, button, today }: NextUpItemProps) {
  switch (thing.kind) {
    case 'papers':
      return <Papers child={child} missing={thing.missing} button={button} />
    case 'film':
      return <Film child={child} task={thing.task} button={button} />
    case 'date':
      return <NextDate date={thing.date} today={today} />
    case 'turn':
      return (
        <>
          <h3>It is our turn</h3>
          <p>
            We have {child.firstName}’s {FAMILY_LABELS[thing.entry.kind]}. <ReplyBy {...thing.entry} />
          </p>
        </>
      )
    case 'none':
      return (
        <>
          <h3>All done</h3>
          <p>Nothing to sign or to watch, and no date in the calendar yet.</p>
        </>
      )
  }
}

function Papers({ child, missing, button }: { child: HomeChild; missing: MissingPapers; button: string }) {
  const { consents, hasNoContact } = missing
  const isSigning = consents.length > 0
  return (
    <>
      <h3>{isSigning ? signTitle(consents.length) : 'Say who we call'}</h3>
      <p>
        {isSigning && `${new Intl.ListFormat('en-US').format(consents)}. `}
        {hasNoContact && 'Who we call in an emergency is missing. '}
        {isSigning && `${child.firstName} can play once ${consents.length === 1 ? 'it is' : 'all are'} signed.`}
      </p>
      <OpenEnrolment child={child.id} className={button}>
        {isSigning ? 'Read and sign' : 'Write it down'}
        <span className="sr-only"> for {child.firstName}</span>
        <Arrow />
      </OpenEnrolment>
    </>
  )
}

function signTitle(count: number): string {
  return `Sign ${spellNumber(count)} ${pluralize(count, 'consent')}`
}

function Film({ child, task, button }: { child: HomeChild; task: FamilyTask; button: string }) {
  const left = describeRemaining(task)
  return (
    <>
      <h3>Film: {task.title}</h3>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Watched"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={task.share}
        aria-valuetext={left}
      >
        <i style={{ width: `${task.share}%` }} />
      </div>
      <p>{left}</p>
      <a className={button} href={paths.film(task.slug, child.id)}>
        Show it to {child.firstName}
        <Arrow />
      </a>
    </>
  )
}

function NextDate({ date, today }: { date: Occurrence; today: string }) {
  const { event, day } = date
  return (
    <>
      <h3>
        <a href={event.repeat === 'none' ? paths.event(event.slug) : paths.eventDay(event.slug, day)}>{event.title}</a>
      </h3>
      <p>{[daysLabel(date), timesLabel(date), event.place.name].filter(Boolean).join(', ')}</p>
      <Fine>All done until {momentName(date, today)}</Fine>
    </>
  )
}

function Fine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done}>
      <Check aria-hidden="true" size={20} strokeWidth={2.25} />
      {children}
    </p>
  )
}

// 'Friday', or the time of a date today: '6 PM'.
function momentName({ event, day, start }: Occurrence, today: string): string {
  return day <= today && !event.allDay ? formatTime(start) : dayName(day, today)
}

// 'today', 'Friday' within a week, else 'January 16'.
function dayName(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days <= 0) return 'today'
  return formatDay(day, days < DAYS_BY_NAME ? 'EEEE' : 'MMMM d')
}
