import type { CollectionSlug } from 'payload'
import type { StaffRole } from '@/lib/roles'

/** A searchable collection. The SQL expressions refer to one row of its table. */
export type Source = {
  collection: CollectionSlug
  label: string
  table: string
  /** SQL: the title of a row. */
  title: string
  /** SQL: the description below the title. */
  hint: string
  /** The roles that search it, besides admins. Payload's access rules apply to each document. */
  roles: readonly StaffRole[]
}

/** In the order in which they are shown. */
export const SOURCES: readonly Source[] = [
  {
    collection: 'players',
    label: 'Children and players',
    table: 'players',
    title: `first_name || ' ' || last_name`,
    hint: `division::text || ' player'`,
    roles: ['registrar', 'coach'],
  },
  {
    collection: 'mails',
    label: 'Mails',
    table: 'mails',
    title: 'subject',
    hint: `'To ' || "to" || ', ' || status::text`,
    roles: ['registrar', 'treasurer'],
  },
  { collection: 'films', label: 'Films', table: 'films', title: 'title', hint: `'Film'`, roles: ['coach'] },
  { collection: 'plays', label: 'Plays', table: 'plays', title: 'name', hint: `'Play'`, roles: ['coach'] },
  { collection: 'posts', label: 'Articles', table: 'posts', title: 'title', hint: `'Article'`, roles: ['editor'] },
  {
    collection: 'events',
    label: 'Events',
    table: 'events',
    title: 'title',
    hint: `'Event'`,
    roles: ['editor', 'registrar', 'coach'],
  },
  {
    collection: 'members',
    label: 'Film room members',
    table: 'members',
    title: 'name',
    hint: `initcap(role::text) || ' in the film room'`,
    roles: ['registrar'],
  },
  {
    collection: 'coaches',
    label: 'Coaches',
    table: 'coaches',
    title: 'name',
    hint: `'Coach on the site'`,
    roles: ['editor'],
  },
]
