import type { BrowserContext, Page } from '@playwright/test'
import { makeFilm } from './films'
import { enterAs, makeMember } from './members'

export const EMPTY = 'No comments yet. Be the first to start the discussion!'

type Db = Parameters<typeof makeMember>[0]

/** Creates a film and a teenager who may watch it, signed in on this browser. */
export async function enter(context: BrowserContext, db: Db, baseURL: string, options: object = {}) {
  const film = await makeFilm(db)
  const member = await makeMember(db, {
    name: 'Tess T.',
    divisions: ['12U'],
    isUnder13: false,
    hasCode: false,
    ...options,
  })
  await enterAs(context, db, member.id, baseURL)
  return { film, member, path: `/film-room/${film.slug}` }
}

/** Returns the elements of the discussion on a page. */
export function parts(page: Page) {
  return {
    box: page.getByLabel('Your comment'),
    at: page.getByRole('textbox', { name: 'At' }),
    post: page.getByRole('button', { name: /^Post/ }),
    items: page.getByRole('list', { name: 'Comments, oldest first' }).getByRole('listitem'),
  }
}

/** Writes and submits a comment. */
export async function say(page: Page, text: string) {
  const { box, post } = parts(page)
  await box.fill(text)
  await post.click()
}
