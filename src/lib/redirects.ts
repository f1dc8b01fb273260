import { paths } from './paths'

type Redirect = { source: string; destination: string; permanent: boolean }

/** Addresses that lead on to another one: the specification names two forms and one holds the page. */
export const REDIRECTS: Redirect[] = [
  moved(paths.register, paths.playerRegistration),
  moved('/academy/youth', paths.youthAcademy),
  moved('/train/performance', paths.performance),
  moved('/:city(chandler|glendale|peoria|phoenix|scottsdale)-basketball', paths.city(':city')),
  moved('/film/:film', '/film-room/:film'),
  moved('/film-room/quiz/:film', '/film-room/:film/quiz'),
  // The page behind the tab is built under an address of its own, which visitors never need.
  moved('/player-registration/player', paths.fullRegistration),
]

function moved(source: string, destination: string): Redirect {
  return { source, destination, permanent: true }
}
