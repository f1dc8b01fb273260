import type { Locator, Page } from '@playwright/test'

/** One of the moves that "Answer the family" offers, by its words: "Evaluation", or "Stays". */
export function moveTo(scope: Page | Locator, label: string): Locator {
  const moves = scope.getByRole('group', { name: /Where does the case go/ })
  return moves.getByRole('radio', { name: label, exact: true })
}

/** The button that sends the answer, with or without a move. */
export function sendAnswer(scope: Page | Locator): Locator {
  return scope.getByRole('button', { name: /^Send(, and move to .+)?$/ })
}
