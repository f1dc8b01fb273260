import type { TeamsPage } from '@/payload-types'
import type { PublicPlayer } from './public-player'
import { paths } from '@/lib/paths'
import { SiteLink } from '@/components/ui/SiteLink'
import { Squad } from './Squad'

type SquadsProps = { section: TeamsPage['squads']; divisions: string[]; players: PublicPlayer[] }

/** Every squad with its roster, youngest first. */
export function Squads({ section, divisions, players }: SquadsProps) {
  return (
    <section className="section" aria-labelledby="squads-heading">
      <div className="wrap">
        <span className="label">{section.label}</span>
        <h2 id="squads-heading" className="mt-5">
          {section.title}
        </h2>
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
