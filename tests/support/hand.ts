import type { Locator } from '@playwright/test'

/** Counts clicks and selections in lists: each is one user action. */
export class Hand {
  acts = 0
  async click(target: Locator): Promise<void> {
    this.acts += 1
    await target.click()
  }
  async choose(target: Locator, value: string): Promise<void> {
    this.acts += 1
    await target.selectOption(value)
  }
}
