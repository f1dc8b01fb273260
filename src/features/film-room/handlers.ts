import 'server-only'
import { memberJson, refuse } from '@/server/members/guarded'
import { memberHandler } from '@/server/members/member-handler'
import { openFilm } from './film-queries'
import { saveProgress } from './progress'
import { openSchema, progressSchema } from './schema'
import { watcherOf } from './watcher'

/** POST /members/open-film: a film for the dialog, marked watched. */
export const postOpenFilm = memberHandler({
  name: 'open-film',
  schema: openSchema,
  run: async (viewer, { film, child }) => {
    const watcher = watcherOf(viewer, child)
    const open = watcher && (await openFilm(viewer, watcher, film))
    return open ? memberJson(open) : refuse(404, 'Film not found')
  },
})

/** POST /members/progress: where a member is in a film, and which seconds were seen. */
export const postProgress = memberHandler({
  name: 'progress',
  schema: progressSchema,
  roles: ['player', 'coach', 'admin'],
  run: async (viewer, progress) => {
    if (viewer.kind === 'staff') return refuse(403, 'Your account may not do this.')
    const saved = await saveProgress(viewer, progress)
    return saved ? memberJson(saved) : refuse(404, 'Film not found')
  },
})
