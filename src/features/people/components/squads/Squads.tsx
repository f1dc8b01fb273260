import type { TeamsPage } from '@/payload-types'
import type { PublicPlayer } from '../../rules/public-player'
import { divisionAge, type DivisionKey } from '../../rules/divisions'
import { paths } from '@/lib/paths'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { JerseyShapes } from './Jersey'
import { Squad } from './Squad'
import { SectionHead } from '@/components/ui/SectionHead'
import { phaseOf, type PhaseTexts } from '../../rules/squads'
import styles from './squads.module.css'

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
