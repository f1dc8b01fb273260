import type { CollectionBeforeOperationHook, CollectionConfig, Field, Where, WhereField } from 'payload'
import { decryptSearch } from '@/server/encryption/list-search'
import { mapFields } from './fields/map-fields'

/** The lists of people, each with what its search finds. */
const SEARCHED: Partial<Record<string, string>> = {
  applications: 'Name, email or reference',
  'deck-links': 'Recipient',
  enrolments: 'Guardian’s name or email',
  'film-comments': 'Comment',
  'film-files': 'Title',
  'film-views': 'Member',
  'form-entries': 'Name, email, message or reference',
  'legal-holds': 'Reason',
  mails: 'Subject, recipient or reference',
  members: 'Name or email',
  'player-registrations': 'Name, email or reference',
  players: 'Name, number, guardian or phone',
  pledges: 'Name, email or reference',
  'quiz-attempts': 'Member',
  'sponsor-inquiries': 'Company, name, email or reference',
  staff: 'Name or email',
  'tour-requests': 'Name, company, email or reference',
  'tryout-registrations': 'Name, email or reference',
}
const TYPED = ['text', 'textarea', 'email']
const LIST_SEARCH = '/admin/ListSearch#ListSearch'

/**
 * Keeps what staff search in a list of people out of the URL, which browsers and proxies record: the list has a search field of
 * its own, which puts the text into the URL encrypted, and no filters by text, which Payload would put there as typed.
 */
export function keepSearchPrivate(collection: CollectionConfig): CollectionConfig {
  const hint = SEARCHED[collection.slug]
  if (!hint) return collection
  const { admin, fields, hooks } = collection
  const { beforeListTable = [] } = admin?.components ?? {}
  const search = { path: LIST_SEARCH, serverProps: { hint } }
  return {
    ...collection,
    fields: mapFields(fields, withoutTextFilter),
    admin: { ...admin, components: { ...admin?.components, beforeListTable: [search, ...beforeListTable] } },
    hooks: { ...hooks, beforeOperation: [decryptConditions(collection.slug), ...(hooks?.beforeOperation ?? [])] },
  }
}

function withoutTextFilter(field: Field): Field {
  return TYPED.includes(field.type)
    ? ({ ...field, admin: { ...field.admin, disableListFilter: true } } as Field)
    : field
}

function decryptConditions(collection: string): CollectionBeforeOperationHook {
  return ({ args }) => {
    if (!('where' in args) || !args.where) return args
    return { ...args, where: decryptWhere(args.where, collection) }
  }
}

function decryptWhere(where: Where, collection: string): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, part]) => [
      key,
      Array.isArray(part) ? part.map((each) => decryptWhere(each, collection)) : decryptField(part!, collection),
    ]),
  )
}

function decryptField(condition: WhereField, collection: string): WhereField {
  const { like } = condition
  return typeof like === 'string' ? { ...condition, like: decryptSearch(like, collection) } : condition
}
