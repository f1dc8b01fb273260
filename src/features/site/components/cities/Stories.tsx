import type { CitiesPage, City } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './cities.module.css'

/** Achievements of players from this city, one sentence each. */
export function Stories({ stories, city }: { stories: CitiesPage['stories']; city: City }) {
  return (
    <section className="ink section" aria-labelledby="stories-heading">
      <div className="wrap split">
        <SectionHead id="stories-heading" label={stories.label} title={stories.title} text={stories.text} />
        <ul className={styles.stories}>
          {(city.localPlayers ?? []).map(({ id, text }) => (
            <li key={id ?? text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
