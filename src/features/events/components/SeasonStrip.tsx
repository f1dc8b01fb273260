import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import type { Occurrence } from '../rules/occurrences'
import { NextDate } from './NextDate'
import styles from './strip.module.css'

/** The next date below the hero of the home page. Empty without a coming date. */
export function SeasonStrip({ coming }: { coming: readonly Occurrence[] }) {
  if (coming.length === 0) return null
  return (
    <section className={`${styles.strip} ink`} aria-labelledby="next-heading">
      <div className="wrap">
        <h2 id="next-heading" className="label">
          Next on the floor
        </h2>
        <NextDate coming={coming}>
          <Button href={paths.events} variant="line" arrow>
            All dates
          </Button>
        </NextDate>
      </div>
    </section>
  )
}
