import 'server-only'
import type { z } from 'zod'
import type { Staff } from '@/payload-types'
import { staffHandler } from '@/features/staff/server/api'
import {
  listColleagues,
  listOpenDays,
  findScope,
  searchEntries,
  readChangedEntries,
  type Scope,
  findAnswerSections,
} from '@/features/entries/server/api'
import { parseFilters } from '@/features/entries/rules/parse-filters'
import {
  assignSchema,
  inviteSchema,
  previewEntrySchema,
  moveSchema,
  previewSchema,
  searchSchema,
  tagsSchema,
  undoSchema,
  viewSchema,
  watchSchema,
  writeSchema,
} from '@/features/entries/rules/schema'
import { readSearch } from '@/features/entries/rules/search-text'
import { privateJson, refuse } from '@/server/http/answers'
import { pool } from '@/server/database/pool'
import { asStaff } from '@/server/payload'
import type { EntryPreview } from '@/features/entries/rules/written'
import { assignAll, inviteAll, tagAll, undoAll, writeAll, findEntries } from './bulk'
import { moveAll } from './bulk-move'
import { previewMails } from './preview'
import { deleteView, listViews, saveView, VIEWS_MAX } from './views'

/** POST /staff/inbox/search: finds entries by name, phone or mail. The text is in the body, so that no log contains it. */
export const postSearch = inboxHandler('search', searchSchema, async ({ scope }, { text, query }) => {
  const search = readSearch(text)
  if (!search) return refuse(422, 'Type three letters or digits at least.')
  return privateJson(await searchEntries(search, parseFilters(new URLSearchParams(query)), scope))
})

const NO_COLLEAGUE = 'This colleague does not work with the inbox.'

/** POST /staff/inbox/move: changes the status of many entries, and returns a reason for each skipped one. */
export const postMove = inboxHandler('move', moveSchema, async ({ staff, scope }, { entries, ...to }) => {
  if (to.assignee && !(await isColleague(to.assignee))) return refuse(404, NO_COLLEAGUE)
  return privateJson(await moveAll(staff, scope, to, entries))
})

/** POST /staff/inbox/preview: previews the mails of a status change. */
export const postPreview = inboxHandler(
  'preview',
  previewSchema,
  async ({ staff, scope }, { entries, status, ...options }) =>
    privateJson(await previewMails(staff, scope, status, entries, options)),
)

/** POST /staff/inbox/look: the answers of an entry, for the quick view. */
export const postEntryPreview = inboxHandler('look', previewEntrySchema, async ({ staff, scope }, { id }) => {
  const look = await previewEntry(staff, scope, id)
  return look ? privateJson(look) : refuse(404, 'This entry is no longer in the inbox.')
})

/** POST /staff/inbox/watch: the current state of the entries on a screen, polled every few seconds while it is visible. */
export const postWatch = inboxHandler('watch', watchSchema, async ({ scope }, { entries, mark }) =>
  privateJson(await readChangedEntries(entries, mark, scope)),
)

/** POST /staff/inbox/write: writes the same mail to the families of entries, without changing their statuses. */
export const postWrite = inboxHandler('write', writeSchema, async ({ staff, scope }, { entries, ...mail }) =>
  privateJson(await writeAll(staff, scope, { ...mail, reason: '' }, entries)),
)

/** POST /staff/inbox/undo: undoes the last move of entries, with their mails. */
export const postUndo = inboxHandler('undo', undoSchema, async ({ staff, scope }, { entries, to }) =>
  privateJson(await undoAll(staff, scope, entries, to)),
)

/** POST /staff/inbox/assign: assigns entries to a colleague, or unassigns them. */
export const postAssign = inboxHandler('assign', assignSchema, async ({ staff, scope }, { entries, assignee }) => {
  if (assignee !== null && !(await isColleague(assignee))) return refuse(404, NO_COLLEAGUE)
  return privateJson(await assignAll(staff, scope, entries, assignee))
})

/** POST /staff/inbox/invite: invites the players of entries to an open tryout day. */
export const postInvite = inboxHandler('invite', inviteSchema, async ({ staff, scope }, { entries, day }) => {
  const isOpen = (await listOpenDays(staff)).some(({ id }) => id === day)
  if (!isOpen) return refuse(404, 'This tryout day is over or closed. Reload the page and choose another one.')
  return privateJson(await inviteAll(staff, scope, day, entries))
})

/** POST /staff/inbox/tag: adds a tag to entries, or removes it. */
export const postTag = inboxHandler('tag', tagsSchema, async ({ staff, scope }, { entries, tag, isAdded }) =>
  privateJson(await tagAll(staff, scope, entries, tag, isAdded)),
)

/** POST /staff/inbox/view: saves the filters under a name, or deletes such a view. */
export const postView = inboxHandler('view', viewSchema, async ({ staff }, values) => {
  if (values.action === 'delete') {
    if (!(await deleteView(staff.id, values.id))) return refuse(404, 'There is no such view any more.')
  } else if (!(await saveView(staff.id, values))) {
    return refuse(409, `There are ${VIEWS_MAX} views already. Remove one that is no longer needed.`)
  }
  return privateJson({ views: await listViews(staff.id) })
})

type Person = { staff: Staff; scope: Scope }

// Every inbox endpoint requires access to some kind of entry, and shows only those kinds.
function inboxHandler<Values>(
  name: string,
  schema: z.ZodType<Values>,
  run: (person: Person, values: Values) => Promise<Response>,
) {
  return staffHandler<Values>({
    name: `inbox-${name}`,
    schema,
    roles: ['registrar', 'treasurer'],
    run: async (staff, values) => {
      const scope = findScope(staff)
      return scope ? run({ staff, scope }, values) : refuse(403, 'Your account may not do this.')
    },
  })
}

async function isColleague(staffId: string): Promise<boolean> {
  return (await listColleagues()).some(({ id, isSuspended }) => id === staffId && !isSuspended)
}

/**
 * Reads the answers of an entry for the quick view. It counts as an opening: Payload reads the document as this member of
 * staff, which checks the access and audits it. Null if there is no such entry.
 */
async function previewEntry(staff: Staff, scope: Scope, id: string): Promise<EntryPreview | null> {
  const entry = (await findEntries([id], scope, pool())).get(id)
  if (!entry) return null
  const { kind, person, reference, status } = entry
  await asStaff(staff).findByID({ collection: kind, id, depth: 0, select: { reference: true } as never })
  const sections = await findAnswerSections(staff, { kind, id })
  return sections && { id, kind, person, reference, status, sections }
}
