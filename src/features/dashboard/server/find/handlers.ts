import 'server-only'
import { staffHandler } from '@/features/staff/server/api'
import { STAFF_ROLES } from '@/lib/roles'
import { privateJson, refuse } from '@/server/http/answers'
import { encryptSearch } from '@/server/encryption/list-search'
import { findSchema, listSearchSchema } from '../../rules/find'
import { readSearch } from '@/features/entries/rules/search-text'
import { findAnything } from './find'

/**
 * POST /staff/find: finds entries, children, mails, films, posts and more by name. The text is in the body, so that no log
 * contains it.
 */
export const postFind = staffHandler({
  name: 'find',
  schema: findSchema,
  roles: STAFF_ROLES,
  run: async (staff, { text }) => {
    if (!readSearch(text)) return refuse(422, 'Type three letters or digits at least.')
    return privateJson({ groups: await findAnything(staff, text) })
  },
})

/** POST /staff/list-search: encrypts a search text for the URL of a list. */
export const postListSearch = staffHandler({
  name: 'list-search',
  schema: listSearchSchema,
  roles: STAFF_ROLES,
  run: (_, { collection, text }) => privateJson({ search: encryptSearch(text.trim(), collection) }),
})
