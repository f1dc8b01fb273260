'use client'

import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import type { AccountState } from './account'
import { ACCOUNT_TEXTS } from './texts'

/** Beside the form: what was loaded from the account, and what the user must still enter. */
export function LoadedPlanNote({ state }: { state: AccountState }) {
  if (state.is === 'signed-out')
    return (
      <>
        Please{' '}
        <SiteLink className="underline" href={paths.loginTo(paths.performanceTracker)}>
          sign in
        </SiteLink>{' '}
        first. You come back to this page.
      </>
    )
  return state.is === 'found' ? FOUND : (TEXTS[state.is] ?? null)
}

const FOUND =
  'Good to see you again! Goal, training days and ticks are back, and what you tick from now on goes there too. Your account does not know your age, height or weight, nor what you do not eat, so please choose those once more.'

const TEXTS: Partial<Record<AccountState['is'], string>> = {
  ...ACCOUNT_TEXTS,
  empty: 'Your account holds no plan yet. Make one here, and save it below the plan.',
}
