import type { EventsPage } from '@/payload-types'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { Tag } from '@/components/ui/Tag'
import { paths } from '@/lib/paths'
import { EVENT_TYPES } from '../rules/options'
import type { Occurrence } from '../rules/occurrences'
import type { PublicEvent } from '../rules/public-event'
import { signUpHref } from '../rules/sign-up'
import { DateLine } from './DateLine'
import styles from './events.module.css'
import stripStyles from './strip.module.css'

type EventHeroProps = { event: PublicEvent; texts: EventsPage['event']; date: Occurrence; isOver: boolean }

/** The top of an event's page: its date, whether it takes place, and how to take part. */
export function EventHero({ event, texts, date, isOver }: EventHeroProps) {
  const { title, type, slug, isCancelled, cancelNote } = event
  const registrationHref = signUpHref(event, date.day)
  const canRegister = registrationHref && !isCancelled && !isOver
  return (
    <section className={`${stripStyles.top} ink`}>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Events', href: paths.events }, { label: title }]} />
        <span className="label mt-6">{EVENT_TYPES[type]}</span>
        <h1>{title}</h1>
        <DateLine date={date} />
        {isCancelled && (
          <div className={styles.cancelled}>
            <Tag tone="bad">Canceled</Tag>
            <p className="lede">{texts.cancelled}</p>
            {cancelNote && <p>{cancelNote}</p>}
          </div>
        )}
        {isOver && !isCancelled && <p className="lede mt-6">{texts.over}</p>}
        <div className="mt-8 flex flex-wrap gap-4">
          {canRegister && (
            <Button href={registrationHref} big arrow>
              {texts.registerLabel}
            </Button>
          )}
          <a href={paths.eventFile(slug)} className={canRegister || isCancelled ? 'btn line big' : 'btn big'}>
            {texts.calendarLabel}
          </a>
        </div>
      </div>
    </section>
  )
}
