/** Texts about the account, used both beside the form and beside a plan. */
export const ACCOUNT_TEXTS = {
  looking: 'Looking into your account...',
  staff: 'Plans are kept in the accounts of players and parents. You are signed in as staff.',
  failed: 'Your account did not answer. Please try again in a minute.',
} as const
