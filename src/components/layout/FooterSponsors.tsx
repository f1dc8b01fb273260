import { Arrow } from '../ui/Arrow'
import { Static } from '../ui/Static'
import type { SponsorData } from './chrome-data'
import { SponsorLogo } from './SponsorLogo'

type FooterSponsorsProps = { sponsors: SponsorData[]; href: string }

/** The sponsors' logos, if any, and the link to become one. */
export function FooterSponsors({ sponsors, href }: FooterSponsorsProps) {
  return (
    <Static as="div" className="wrap">
      <div className="flex flex-wrap items-center gap-x-14 gap-y-8 border-t border-ink-700 py-10">
        {sponsors.length > 0 && <Logos sponsors={sponsors} />}
        <a className="btn line @5xl:ml-auto" href={href}>
          Become a sponsor
          <Arrow />
        </a>
      </div>
    </Static>
  )
}

function Logos({ sponsors }: Pick<FooterSponsorsProps, 'sponsors'>) {
  return (
    <section className="contents" aria-labelledby="sponsors-heading">
      <h2 id="sponsors-heading" className="label w-full @5xl:w-auto">
        Our sponsors
      </h2>
      <ul className="flex flex-wrap items-center gap-x-14 gap-y-6">
        {sponsors.map((sponsor) => (
          <li key={sponsor.name}>
            <a href={sponsor.link} target="_blank" rel="noopener" className="block py-1 opacity-80 hover:opacity-100">
              <SponsorLogo sponsor={sponsor} />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
