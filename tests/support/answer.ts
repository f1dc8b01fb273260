import type { Locator, Page } from '@playwright/test'

/** Returns one of the status changes that "Answer the family" offers, by its label: "Evaluation", or "Stays". */
export function moveTo(scope: Page | Locator, label: string): Locator {
  const moves = scope.getByRole('group', { name: /Where does the case go/ })
  return moves.getByRole('radio', { name: label, exact: true })
}

/** Returns the button that sends the answer, with or without a status change. */
export function sendAnswer(scope: Page | Locator): Locator {
  return scope.getByRole('button', { name: /^Send(, and move to .+)?$/ })
}
