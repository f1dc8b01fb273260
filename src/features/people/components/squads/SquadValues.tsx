import type { TeamsPage } from '@/payload-types'
import styles from './squads.module.css'

/** Renders three values on a dark background, directly below the hero. */
export function SquadValues({ values }: { values: TeamsPage['hero']['values'] }) {
  return (
    <div className="ink">
      <div className="wrap pb-14">
        <ul className={styles.squadValues}>
          {(values ?? []).map(({ id, title, text }) => (
            <li key={id}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
