import type { CollectionBeforeChangeHook, Field, FieldHook } from 'payload'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { paths } from '@/lib/paths'
import { defineCollection } from '../access/define'
import { denyField, openTo } from '../access/rules'
import { checkbox, line } from '../fields/basic'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const DEFAULT_WEEKS = 4

/**
 * Personal links to the investment deck. The token of a link is derived from its seed and the academy's secret. The table
 * stores the seed and the token's hash, so a copy of the database alone opens nothing, while staff can still read the link.
 */
export const DeckLinks = defineCollection({
  slug: 'deck-links',
  labels: { singular: 'Deck link', plural: 'Deck links' },
  defaultSort: '-createdAt',
  access: openTo('treasurer'),
  admin: {
    group: 'Giving',
    useAsTitle: 'recipient',
    defaultColumns: ['recipient', 'expiresAt', 'views', 'lastViewedAt'],
    description: 'A link for each person who may see the deck. It expires by itself; you see how often it was opened.',
  },
  hooks: { beforeChange: [makeKey] },
  fields: [
    line('recipient', 'Who you send it to.'),
    {
      name: 'expiresAt',
      label: 'Ends',
      type: 'date',
      required: true,
      defaultValue: () => new Date(Date.now() + DEFAULT_WEEKS * WEEK_MS).toISOString(),
      admin: { description: 'The link opens nothing after this.', date: { pickerAppearance: 'dayAndTime' } },
    },
    checkbox('isRevoked', 'Closes the link at once.', { label: 'Closed' }),
    {
      name: 'link',
      label: 'Link to send',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [showLink] },
      access: { create: denyField, update: denyField },
      admin: {
        readOnly: true,
        condition: (data) => Boolean(data?.link),
        description: 'Anyone with this address sees the deck: send it only to this person.',
      },
    },
    record('views', 'number', 'How often it was opened.'),
    record('lastViewedAt', 'date', 'When it was opened last.'),
    secret('seed'),
    secret('tokenHash'),
  ],
})

/** Creates the token of a new link. It never changes. */
function makeKey({ data, operation, req }: Parameters<CollectionBeforeChangeHook>[0]) {
  if (operation !== 'create') return data
  const seed = randomUUID()
  const token = toToken(seed, req.payload.secret)
  return { ...data, seed, views: 0, tokenHash: createHash('sha256').update(token).digest('hex') }
}

function showLink({ siblingData, req }: Parameters<FieldHook>[0]) {
  const { seed } = siblingData as { seed?: string }
  if (!seed) return null
  return new URL(paths.deckFor(toToken(seed, req.payload.secret)), req.payload.config.serverURL).href
}

function toToken(seed: string, key: string): string {
  return createHmac('sha256', key).update(`deck:${seed}`).digest('base64url')
}

function record(name: string, type: 'number' | 'date', description: string): Field {
  const access = { create: denyField, update: denyField }
  return { name, type, access, admin: { position: 'sidebar', readOnly: true, description } } as Field
}

function secret(name: string) {
  return {
    name,
    type: 'text' as const,
    unique: true,
    hidden: true,
    access: { read: denyField, create: denyField, update: denyField },
    admin: { description: 'Set by the system.' },
  }
}
