/** Every public page, as the photographs and the measurements visit them. */
export const PAGES = [
  '/',
  '/about',
  '/programs',
  '/contact',
  '/faqs',
  '/player-registration',
  '/player-registration?form=player',
  '/tryout-registration',
  '/teams',
  '/player/avery-e',
  '/player-pathway',
  '/no-such-page',
]
