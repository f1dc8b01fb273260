import type { Page } from '@playwright/test'
import { reactReady } from './site'

/** Waits until the list or the board answers to keys and clicks. */
export function inboxReady(page: Page): Promise<void> {
  return reactReady(page, '.fc-inbox :is(.fc-inbox-list, .fc-board, .fc-inbox-empty)')
}
