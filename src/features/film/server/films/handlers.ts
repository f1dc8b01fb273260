import 'server-only'
import { memberHandler } from '@/features/members/server/api'
import { openFilm } from './film-queries'
import { saveProgress } from './save-progress'
import { openSchema, progressSchema } from '../../rules/film-schema'
import { learnerOf } from './learner'
import { privateJson, refuse } from '@/server/http/answers'

/** POST /members/open-film: opens a film for the dialog and records the opening. */
export const postOpenFilm = memberHandler({
  name: 'open-film',
  schema: openSchema,
  run: async (viewer, { film, child }) => {
    const learner = learnerOf(viewer, child)
    const open = learner && (await openFilm(viewer, learner, film))
    return open ? privateJson(open) : refuse(404, 'Film not found')
  },
})

/** POST /members/progress: stores a member's position in a film and the seconds just watched. */
export const postProgress = memberHandler({
  name: 'progress',
  schema: progressSchema,
  roles: ['player', 'coach', 'admin'],
  run: async (viewer, progress) => {
    if (viewer.kind === 'staff') return refuse(403, 'Your account may not do this.')
    const saved = await saveProgress(viewer, progress)
    return saved ? privateJson(saved) : refuse(404, 'Film not found')
  },
})
