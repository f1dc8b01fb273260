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
  // Films and submissions are for people who are signed in, and nobody can be yet.
  closed('/film-room/:film', paths.login),
  closed('/film-room/:film/quiz', paths.login),
  closed('/form-submissions', '/admin/login?redirect=/form-submissions'),
]

function moved(source: string, destination: string): Redirect {
  return { source, destination, permanent: true }
}

function closed(source: string, destination: string): Redirect {
  return { source, destination, permanent: false }
}
