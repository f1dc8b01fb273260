import { Static } from '@/components/ui/Static'
import { paths } from '@/lib/paths'
import type { DivisionKey } from '../../rules/divisions'
import { jerseyStyle } from '../../rules/jersey'
import type { PublicPlayer } from '../../rules/public-player'
import { Jersey } from './Jersey'
import styles from './jersey.module.css'

/**
 * The jerseys of a squad on their rails, in the order of the roster. A picture of the table beside it: screen readers and the
 * keyboard find the players there.
 */
export function JerseyWall({ division, roster }: { division: DivisionKey; roster: PublicPlayer[] }) {
  return (
    <Static as="div" className={styles.wall} style={jerseyStyle(division)} aria-hidden="true">
      {roster.map(({ slug, name, number }) => (
        <a key={slug} href={paths.player(slug)} tabIndex={-1}>
          <Jersey name={name} number={number} />
        </a>
      ))}
    </Static>
  )
}
