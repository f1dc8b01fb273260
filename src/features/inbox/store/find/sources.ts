import type { CollectionSlug } from 'payload'
import type { StaffRole } from '@/lib/roles'

/** A collection in which people look for something by name. SQL expressions are about one row of its table. */
export type Source = {
  collection: CollectionSlug
  label: string
  table: string
  /** SQL: what a row is called. */
  title: string
  /** SQL: what is said of it below. */
  hint: string
  /** Who is offered it, beside admins. Payload's access rules decide about each document. */
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
  { collection: 'posts', label: 'Posts', table: 'posts', title: 'title', hint: `'Post'`, roles: ['editor'] },
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
