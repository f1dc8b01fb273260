import { paths } from './paths'

type Redirect = { source: string; destination: string; permanent: boolean }

/** Permanent redirects: the specification names two form pages, but one page contains both. */
export const REDIRECTS: Redirect[] = [
  moved(paths.register, paths.playerRegistration),
  moved('/academy/youth', paths.youthAcademy),
  moved('/train/performance', paths.performance),
  moved('/:city(chandler|glendale|peoria|phoenix|scottsdale)-basketball', paths.city(':city')),
  moved('/film/:film', '/film-room/:film'),
  moved('/film-room/quiz/:film', '/film-room/:film/quiz'),
  // The page behind the tab is built under an internal path that visitors never need.
  moved('/player-registration/player', paths.fullRegistration),
]

function moved(source: string, destination: string): Redirect {
  return { source, destination, permanent: true }
}
