import { ColumnHeads } from '@/components/ui/ColumnHeads'
import type { TeamsPage } from '@/payload-types'
import { linkTarget, type PublicPlayer } from '../../rules/public-player'
import { divisionAge, type DivisionKey } from '../../rules/divisions'
import { paths } from '@/lib/paths'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { JerseyShapes } from './Jersey'
import { SectionHead } from '@/components/ui/SectionHead'
import { type Phase, phaseOf, type PhaseTexts } from '../../rules/squads'
import { JerseyWall } from './JerseyWall'
import styles from './squads.module.css'

type RosterTableProps = {
  caption: string
  roster: PublicPlayer[]
  /** All players of the site, to distinguish players with the same name. */
  players: PublicPlayer[]
}

const MISSING = '—'

type SquadProps = { division: DivisionKey; phase: Phase; players: PublicPlayer[]; emptyText: string }

type SquadsProps = {
  section: TeamsPage['squads']
  phases: PhaseTexts
  divisions: DivisionKey[]
  players: PublicPlayer[]
}

/** Renders every squad with its roster, youngest first. */
export function Squads({ section, phases, divisions, players }: SquadsProps) {
  return (
    <section className="section" aria-labelledby="squads-heading">
      <div className="wrap">
        <SectionHead id="squads-heading" label={section.label} title={section.title} />
        <JerseyShapes />
        {divisions.length === 0 && <NoSquads text={section.noneText} label={section.noneLabel} />}
        {divisions.map((division) => (
          <Squad
            key={division}
            division={division}
            phase={phaseOf(divisionAge(division), phases)}
            players={players}
            emptyText={section.emptyText}
          />
        ))}
      </div>
    </section>
  )
}

function NoSquads({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.squad}>
      <p className="lede">
        {text}{' '}
        <SiteLink href={paths.playerRegistration} className="text-link">
          {label}
        </SiteLink>
      </p>
    </div>
  )
}

/** Renders one division: its age in the largest letters, its phase, and its players. */
function Squad({ division, phase, players, emptyText }: SquadProps) {
  const roster = players.filter((player) => player.division === division)
  return (
    <article className={styles.squad} id={division.toLowerCase()} aria-labelledby={`squad-${division}`}>
      <div className={styles.squadId}>
        <h3 id={`squad-${division}`}>{division}</h3>
        <div>
          <p className={styles.phase}>{phase.label}</p>
          <p className="muted">{phase.description}</p>
        </div>
      </div>
      {roster.length > 0 ? (
        <div className={styles.squadRoster}>
          <JerseyWall division={division} roster={roster} />
          <RosterTable caption={`Players of the ${division} squad`} roster={roster} players={players} />
        </div>
      ) : (
        <p className="muted">{emptyText}</p>
      )}
    </article>
  )
}

/** Renders a roster as a table; on a phone each row is a card with the number in front. */
function RosterTable({ caption, roster, players }: RosterTableProps) {
  return (
    <table className={styles.roster}>
      <caption className="sr-only">{caption}</caption>
      <ColumnHeads titles={['Player', 'Position', '#', 'Height']} />
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
