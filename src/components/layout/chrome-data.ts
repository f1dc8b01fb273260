import type { Navigation, SiteSetting, Sponsor } from '@/payload-types'
import { currentYear } from '@/lib/dates'
import { mailHref } from '@/lib/links'
import { toPicture } from '@/lib/media'
import { telHref } from '@/lib/phone-numbers'

export type PageLink = { href: string; label: string; newTab?: boolean }

/** The props of the header: what every page's document repeats for React, so without ids, dates and what it does not show. */
export type HeaderData = {
  academyName: string
  city: string
  bar: PageLink[]
  join: PageLink
  second: PageLink[]
  phone: PageLink | null
  hours: string | null
}

export type SponsorData = { name: string; link: string; logo: { src: string; width: number } | null }

/** The props of the footer, of the same kind. */
export type FooterData = {
  academyName: string
  description: string
  address: [street: string, cityLine: string]
  contacts: PageLink[]
  socials: { name: 'Facebook' | 'Instagram'; href: string }[]
  links: PageLink[]
  lines: { label: string; links: PageLink[] }[]
  sponsors: SponsorData[]
  sponsorHref: string
  status: string
  legal: PageLink[]
  copyright: string
}

const POSTAL_CODE = /\s*\d{5}(-\d{4})?$/

const LOGO_HEIGHT = 48

/** Returns what the header shows of the site's settings and navigation. */
export function toHeaderData(settings: SiteSetting, { bar, join, second }: Navigation): HeaderData {
  const { academyName, cityLine, phone, hours } = settings
  const first = hours?.[0]
  return {
    academyName,
    city: cityLine.replace(POSTAL_CODE, ''),
    bar: toLinks(bar),
    join: { href: join.href, label: join.label },
    second: toLinks(second),
    phone: toCall(phone),
    hours: first ? `${first.days}, ${first.times}` : null,
  }
}

/** Returns what the footer shows of the site's settings, navigation and sponsors. */
export function toFooterData(settings: SiteSetting, navigation: Navigation, sponsors: Sponsor[]): FooterData {
  const { academyName, description, street, cityLine, phone, email, socials, taxId } = settings
  const { facebook, instagram } = socials ?? {}
  const lines = [
    { label: 'More', links: toLinks(navigation.more) },
    { label: 'Near you', links: toLinks(navigation.near) },
  ]
  return {
    academyName,
    description,
    address: [street, cityLine],
    contacts: [toCall(phone), email ? { href: mailHref(email), label: email } : null].filter((link) => link !== null),
    socials: [
      ...(facebook ? [{ name: 'Facebook' as const, href: facebook }] : []),
      ...(instagram ? [{ name: 'Instagram' as const, href: instagram }] : []),
    ],
    links: toLinks(navigation.footer),
    lines: lines.filter(({ links }) => links.length > 0),
    sponsors: sponsors.map(toSponsor),
    sponsorHref: mailHref(settings.sponsorEmail, settings.sponsorSubject),
    status: `${settings.nonprofitStatus}${taxId ? `. EIN ${taxId}.` : ''}`,
    legal: toLinks(navigation.legal),
    copyright: `© ${currentYear()} ${academyName}`,
  }
}

function toLinks(links: Navigation['footer']): PageLink[] {
  return (links ?? []).map(({ href, label, newTab }) => ({ href, label, ...(newTab && { newTab }) }))
}

function toCall(phone: string | null | undefined): PageLink | null {
  return phone ? { href: telHref(phone), label: phone } : null
}

function toSponsor({ name, link, logo }: Sponsor): SponsorData {
  const picture = toPicture(logo)
  const width = picture ? Math.round((picture.width / picture.height) * LOGO_HEIGHT) : 0
  return { name, link, logo: picture && { src: picture.src, width } }
}
