import 'server-only'
import type { Fee, Navigation, SiteSetting, Sponsor, Stage } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { isWithin, toDay } from '@/lib/dates'
import { withDefaults } from '@/lib/defaults'
import { paths } from '@/lib/paths'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import type { SiteFacts } from '../rules/placeholders'

/** Returns name, contact, hours and links of the academy. Omits the registrar's address, which visitors may not read. */
export const getSiteSettings = cachedQuery(['site-settings'], [cacheTags.global('site-settings')], async () =>
  withDefaults(await asVisitor().findGlobal({ slug: 'site-settings' }), DEFAULT_SETTINGS),
)

/** Returns the links of the navigation bar and of the footer. */
export const getNavigation = cachedQuery(['navigation'], [cacheTags.global('navigation')], async () => {
  const navigation: Navigation = await asVisitor().findGlobal({ slug: 'navigation' })
  const second = navigation.second?.length ? navigation.second : DEFAULT_SECOND
  return { ...navigation, second, join: withDefaults(navigation.join ?? {}, DEFAULT_JOIN) }
})

/** Returns the fees, in cents. */
export const getFees = cachedQuery(['fees'], [cacheTags.global('fees')], async () =>
  withDefaults<Fee>(await asVisitor().findGlobal({ slug: 'fees' }), { monthlyCents: 0, registrationCents: 0 }),
)

/** Returns the stages of the pathway, youngest first. */
export const listStages = cachedQuery(['stages'], [cacheTags.collection('stages')], async (): Promise<Stage[]> => {
  const { docs } = await asVisitor().find({ collection: 'stages', sort: 'order', limit: 20 })
  return docs
})

/** Returns the values of placeholders in texts: {monthly}, {ages} and the others. */
export async function getSiteFacts(): Promise<SiteFacts> {
  const [fees, stages, { hours }] = await Promise.all([getFees(), listStages(), getSiteSettings()])
  return { fees, stages: stages.map(({ ages }) => ages), hours: hours ?? [] }
}

/** Returns the current sponsors in order, with logos. */
export const listSponsors = cachedQuery(
  ['sponsors'],
  [cacheTags.collection('sponsors'), cacheTags.collection('media')],
  async (): Promise<Sponsor[]> => {
    const { docs } = await asVisitor().find({ collection: 'sponsors', depth: 1, sort: 'order', limit: 24 })
    const today = toDay(new Date())
    return docs.filter(({ startsOn, endsOn }) => isWithin(today, startsOn, endsOn))
  },
)

// A new academy has empty globals, and the site must build and work until staff have filled them.
const DEFAULT_JOIN: Navigation['join'] = { label: 'Join Now', href: paths.playerRegistration }
// The same applies to navigation saved before the second row existed.
const DEFAULT_SECOND: Navigation['second'] = [
  { label: 'Film room', href: paths.filmRoom },
  { label: 'Events', href: paths.events },
  { label: 'Fees', href: paths.pricing },
]
const DEFAULT_SETTINGS: Partial<SiteSetting> = {
  academyName: 'The Academy',
  description: 'A youth basketball academy.',
  street: '',
  cityLine: '',
  phone: '',
  email: '',
  nonprofitStatus: '',
  taxId: '',
  sponsorEmail: '',
  sponsorSubject: '',
}
