/** Every public page, as the photographs and the measurements visit them. */
export const PAGES = [
  '/',
  '/player-registration',
  '/player-registration?form=player',
  '/tryout-registration',
  '/no-such-page',
]
