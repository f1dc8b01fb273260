import type { Payload } from 'payload'
import type { Staff } from '@/payload-types'

/** The keys of the navigation in Payload's user preferences. */
export const NAV_PREFERENCES = { closed: 'office-nav-closed', folded: 'office-nav-folded' } as const

/** `closed`: keys of the collapsed groups; `isFolded`: whether only the icons are shown. */
export type NavPreferences = { closed: string[]; isFolded: boolean }

/** Returns a person's navigation preferences. By default every group is expanded. */
export async function findNavPreferences(payload: Payload, staff: Staff): Promise<NavPreferences> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    pagination: false,
    where: {
      and: [
        { key: { in: Object.values(NAV_PREFERENCES) } },
        { 'user.relationTo': { equals: 'staff' } },
        { 'user.value': { equals: staff.id } },
      ],
    },
  })
  const valueOf = (key: string) => docs.find((doc) => doc.key === key)?.value as unknown
  const closed = valueOf(NAV_PREFERENCES.closed)
  return {
    closed: Array.isArray(closed) ? closed.filter((key) => typeof key === 'string') : [],
    isFolded: valueOf(NAV_PREFERENCES.folded) === true,
  }
}
