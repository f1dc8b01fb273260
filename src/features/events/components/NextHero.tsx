import type { EventsPage } from '@/payload-types'
import type { Occurrence } from '../rules/occurrences'
import { NextDate } from './NextDate'
import styles from './strip.module.css'
import { ViewTabs } from './ViewTabs'

type NextHeroProps = { hero: EventsPage['hero']; coming: readonly Occurrence[]; month: string }

/** The top of the events page: the next date is its headline. */
export function NextHero({ hero, coming, month }: NextHeroProps) {
  return (
    <section className={`${styles.top} ink`}>
      <div className="wrap">
        <span className="label">{hero.label}</span>
        <h1>{hero.title}</h1>
        <NextDate coming={coming} />
        <div className={styles.views}>
          <p className="lede">{hero.lede}</p>
          <ViewTabs view="list" month={month} />
        </div>
      </div>
    </section>
  )
}
