import type { Page } from '@playwright/test'
import { reactReady } from './site'
import { styled } from './styled'

/** Waits until the list or the board responds to keys and clicks. */
export function inboxReady(page: Page): Promise<void> {
  const list = `${styled('list')}[aria-keyshortcuts]`
  return reactReady(page, `${styled('inbox')} :is(${list}, ${styled('board')}, ${styled('empty')})`)
}
