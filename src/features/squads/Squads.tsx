import type { TeamsPage } from '@/payload-types'
import type { PublicPlayer } from './public-player'
import { paths } from '@/lib/paths'
import { SiteLink } from '@/components/ui/SiteLink'
import { Squad } from './Squad'
import { SectionHead } from '@/components/ui/SectionHead'

type SquadsProps = { section: TeamsPage['squads']; divisions: string[]; players: PublicPlayer[] }

/** Every squad with its roster, youngest first. */
export function Squads({ section, divisions, players }: SquadsProps) {
  return (
    <section className="section" aria-labelledby="squads-heading">
      <div className="wrap">
        <SectionHead id="squads-heading" label={section.label} title={section.title} />
        {divisions.length === 0 && <NoSquads />}
        {divisions.map((division) => (
          <Squad key={division} division={division} players={players} />
        ))}
      </div>
    </section>
  )
}

function NoSquads() {
  return (
    <div className="squad">
      <p className="lede">
        The squads of the coming season are being formed.{' '}
        <SiteLink href={paths.playerRegistration} className="text-link">
          Register for tryouts
        </SiteLink>
      </p>
    </div>
  )
}
