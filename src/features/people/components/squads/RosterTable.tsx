import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import { linkTarget, type PublicPlayer } from '../../rules/public-player'
import styles from './squads.module.css'

type RosterTableProps = {
  caption: string
  roster: PublicPlayer[]
  /** All players of the site, to distinguish players with the same name. */
  players: PublicPlayer[]
}

/** Renders a roster as a table; on a phone each row is a card with the number in front. */
export function RosterTable({ caption, roster, players }: RosterTableProps) {
  return (
    <table className={styles.roster}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Position</th>
          <th scope="col">#</th>
          <th scope="col">Height</th>
        </tr>
      </thead>
      <tbody>
        {roster.map((player) => (
          <tr key={player.slug}>
            <th scope="row">
              <SiteLink href={paths.player(linkTarget(player, players))}>{player.name}</SiteLink>
            </th>
            <td className={styles.position}>{player.position ?? MISSING}</td>
            <td className={/^\d+$/.test(player.number) ? styles.number : `${styles.number} ${styles.isWord}`}>
              {player.number}
            </td>
            <td className={styles.height}>{player.height ?? MISSING}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MISSING = '—'
