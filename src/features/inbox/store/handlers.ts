import 'server-only'
import type { z } from 'zod'
import type { Staff } from '@/payload-types'
import { staffHandler } from '@/features/members/store/api'
import { assignAll, inviteAll, tagAll, undoAll, writeAll } from './bulk'
import { moveAll } from './bulk-move'
import { listColleagues, listOpenDays } from './choices'
import { lookInto } from './entry/look'
import { parseFilters } from '../rules/parse-filters'
import { previewMails } from './preview'
import { findScope, searchEntries, watchEntries } from './queries'
import {
  assignSchema,
  inviteSchema,
  lookSchema,
  moveSchema,
  previewSchema,
  searchSchema,
  tagsSchema,
  undoSchema,
  viewSchema,
  watchSchema,
  writeSchema,
} from '../rules/schema'
import { readSearch } from '../rules/search-text'
import type { Scope } from './filter-sql'
import { deleteView, listViews, saveView, VIEWS_MAX } from './views'
import { privateJson, refuse } from '@/server/http/answers'

/** POST /staff/inbox/search: entries by name, phone or mail. The text comes in the body, so that no log has it. */
export const postSearch = inboxHandler('search', searchSchema, async ({ scope }, { text, query }) => {
  const words = readSearch(text)
  if (!words) return refuse(422, 'Type three letters or digits at least.')
  return privateJson(await searchEntries(words, parseFilters(new URLSearchParams(query)), scope))
})

const NO_COLLEAGUE = 'This colleague does not work with the inbox.'

/** POST /staff/inbox/move: gives many entries a status, and says of each that stayed why. */
export const postMove = inboxHandler('move', moveSchema, async ({ staff, scope }, { entries, ...to }) => {
  if (to.assignee && !(await isColleague(to.assignee))) return refuse(404, NO_COLLEAGUE)
  return privateJson(await moveAll(staff, scope, to, entries))
})

/** POST /staff/inbox/preview: what the families of entries would read if they were given a status now. */
export const postPreview = inboxHandler(
  'preview',
  previewSchema,
  async ({ staff, scope }, { entries, status, ...wish }) =>
    privateJson(await previewMails(staff, scope, status, entries, wish)),
)

/** POST /staff/inbox/look: what was written in an entry, for a look without opening its page. */
export const postLook = inboxHandler('look', lookSchema, async ({ staff, scope }, { id }) => {
  const look = await lookInto(staff, scope, id)
  return look ? privateJson(look) : refuse(404, 'This entry is no longer in the inbox.')
})

/** POST /staff/inbox/watch: the entries on a screen as they are now, asked for every few seconds while it is visible. */
export const postWatch = inboxHandler('watch', watchSchema, async ({ scope }, { entries, mark }) =>
  privateJson(await watchEntries(entries, mark, scope)),
)

/** POST /staff/inbox/write: writes the same words to the families of entries, whose statuses stay. */
export const postWrite = inboxHandler('write', writeSchema, async ({ staff, scope }, { entries, ...mail }) =>
  privateJson(await writeAll(staff, scope, { ...mail, reason: '' }, entries)),
)

/** POST /staff/inbox/undo: takes the last moves of entries back, with their mails. */
export const postUndo = inboxHandler('undo', undoSchema, async ({ staff, scope }, { entries, to }) =>
  privateJson(await undoAll(staff, scope, entries, to)),
)

/** POST /staff/inbox/assign: gives entries to a colleague, or to nobody. */
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

/** POST /staff/inbox/tag: puts a tag on entries, or takes it off. */
export const postTag = inboxHandler('tag', tagsSchema, async ({ staff, scope }, { entries, tag, isAdded }) =>
  privateJson(await tagAll(staff, scope, entries, tag, isAdded)),
)

/** POST /staff/inbox/view: saves the filters under a name, or removes such a view. */
export const postView = inboxHandler('view', viewSchema, async ({ staff }, values) => {
  if (values.action === 'delete') {
    if (!(await deleteView(staff.id, values.id))) return refuse(404, 'There is no such view any more.')
  } else if (!(await saveView(staff.id, values))) {
    return refuse(409, `There are ${VIEWS_MAX} views already. Remove one that is no longer needed.`)
  }
  return privateJson({ views: await listViews(staff.id) })
})

type Person = { staff: Staff; scope: Scope }

// Every door of the inbox is open to whom some kind of entry is open, and shows no other kind.
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
