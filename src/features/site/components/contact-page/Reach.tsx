import type { ContactPage, SiteSetting } from '@/payload-types'
import { FactList } from '@/components/ui/FactList'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import { ContactLinks } from '../ContactLinks'
import { Socials } from './Socials'
import styles from './contact-page.module.css'

/** Hours, phone and e-mail, profiles and map: three columns on a desktop. */
export function Reach({ reach, settings }: { reach: ContactPage['reach']; settings: SiteSetting }) {
  const { phone, email, hours, socials } = settings
  return (
    <section className="paper section" aria-label="Hours and ways to reach us">
      <div className={`wrap ${styles.reach}`}>
        <div>
          <h2>{reach.hoursTitle}</h2>
          <FactList facts={(hours ?? []).map(({ days, times }) => [days, times])} className="mt-5" />
        </div>
        <div>
          <h2>{reach.writeTitle}</h2>
          <ContactLinks phone={phone} email={email} className="mt-4" />
          <p className="mt-4">{reach.writeText}</p>
          <p className="mt-2">
            <SiteLink className="text-link" href={reach.writeHref}>
              {reach.writeLabel}
            </SiteLink>
          </p>
          <p className="mt-4">
            Registered already?{' '}
            <SiteLink className="text-link" href={paths.familyLinks}>
              See the status
            </SiteLink>
          </p>
        </div>
        <Socials title={reach.socialsTitle} socials={socials} />
      </div>
    </section>
  )
}
