import type { Navigation, SiteSetting, Sponsor } from '@/payload-types'
import { BallMark } from './BallMark'
import { FooterContact } from './FooterContact'
import { FooterLegal } from './FooterLegal'
import { FooterLine } from './FooterLine'
import { FooterLinks } from './FooterLinks'
import { FooterSponsors } from './FooterSponsors'
import { RenderWhenIdle } from './RenderWhenIdle.client'
import { currentYear } from '@/lib/dates'
import styles from './chrome.module.css'

type FooterProps = { settings: SiteSetting; navigation: Navigation; sponsors: Sponsor[] }

/** The footer of every page: links, sponsors and contact. */
export function Footer({ settings, navigation, sponsors }: FooterProps) {
  return (
    <footer id="site-footer" className={`${styles.siteFooter} ink`}>
      <div className="wrap grid gap-12 py-16 @3xl:grid-cols-2 @5xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] @5xl:gap-16 @3xl:py-20">
        <div className="@3xl:col-span-2 @3xl:flex @3xl:items-end @3xl:justify-between @5xl:col-span-1 @5xl:block">
          <p className="flex items-center gap-4 font-display text-2 leading-[.9] font-black uppercase">
            <BallMark size={48} />
            <span className="max-w-[6.4em] text-balance">{settings.academyName}</span>
          </p>
          <p className="mt-6 max-w-sm text-small text-balance opacity-80">{settings.description}</p>
        </div>
        <FooterLinks links={navigation.footer ?? []} />
        <FooterContact settings={settings} />
      </div>
      <div className="wrap">
        <div className="grid gap-y-3 border-t border-ink-700 py-8 text-small">
          <FooterLine label="More" links={navigation.more ?? []} />
          <FooterLine label="Near you" links={navigation.near ?? []} />
        </div>
      </div>
      <FooterSponsors sponsors={sponsors} email={settings.sponsorEmail} subject={settings.sponsorSubject} />
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ink-700 pt-7 pb-24 text-small">
          <p className="opacity-80">
            {settings.nonprofitStatus}
            {settings.taxId && `. EIN ${settings.taxId}.`}
          </p>
          <FooterLegal links={navigation.legal ?? []}>
            © {currentYear()} {settings.academyName}
          </FooterLegal>
        </div>
      </div>
      <RenderWhenIdle selector={`.${styles.siteFooter}`} />
    </footer>
  )
}
