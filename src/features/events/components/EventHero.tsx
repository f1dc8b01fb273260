import type { EventsPage } from '@/payload-types'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { Tag } from '@/components/ui/Tag'
import { paths } from '@/lib/paths'
import { EVENT_TYPES } from '../rules/options'
import type { PublicEvent } from '../rules/public-event'
import { signUpHref } from '../rules/sign-up'
import styles from './events.module.css'

type EventHeroProps = { event: PublicEvent; words: EventsPage['event']; day: string; isOver: boolean }

/** Shows the event, whether it takes place, and how to take part. */
export function EventHero({ event, words, day, isOver }: EventHeroProps) {
  const { title, type, slug, isCancelled, cancelNote } = event
  const registrationHref = signUpHref(event, day)
  const canRegister = registrationHref && !isCancelled && !isOver
  return (
    <PageHero
      above={<Breadcrumbs trail={[{ label: 'Events', href: paths.events }, { label: title }]} />}
      label={EVENT_TYPES[type]}
      title={title}
    >
      {isCancelled && (
        <div className={styles.cancelled}>
          <Tag tone="bad">Canceled</Tag>
          <p className="lede">{words.cancelled}</p>
          {cancelNote && <p>{cancelNote}</p>}
        </div>
      )}
      {isOver && !isCancelled && <p className="lede mb-6">{words.over}</p>}
      <div className="flex flex-wrap gap-4">
        {canRegister && (
          <Button href={registrationHref} big arrow>
            {words.registerLabel}
          </Button>
        )}
        <a href={paths.eventFile(slug)} className={canRegister || isCancelled ? 'btn line big' : 'btn big'}>
          {words.calendarLabel}
        </a>
      </div>
    </PageHero>
  )
}
