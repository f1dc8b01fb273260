'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import type { AccountState } from './account'
import type { SavedPlan } from '../../rules/saved-schema'
import { ACCOUNT_TEXTS } from './texts'
import styles from './saved.module.css'

type Props = {
  state: AccountState
  onSave: () => void
  onUse: (plan: SavedPlan) => void
  onRemove: () => void
  onRetry: () => void
}

const STAYS = 'Name, age, height, weight and calories stay on this device: an account never holds them.'

/** The panel beside a plan: what the member's account stores of it, and the possible actions. */
export function AccountPanel({ state, onSave, onUse, onRemove, onRetry }: Props) {
  const text = useRef<HTMLParagraphElement>(null)

  // The pressed button may have disappeared, so focus moves to the result.
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true })
  }, [state.is])

  return (
    <div className={styles.account}>
      <p ref={text} role="status" tabIndex={-1} className="focus:outline-none">
        {describeState(state)}
      </p>
      <div className="flex flex-wrap gap-3">
        {state.is === 'signed-out' && (
          <Button variant="line" href={paths.loginTo(paths.performanceTracker)}>
            Sign in
          </Button>
        )}
        {state.is === 'found' && (
          <Button variant="line" onClick={() => onUse(state.plan)}>
            Take up the saved plan
          </Button>
        )}
        {SAVES[state.is] && (
          <Button variant="line" onClick={onSave}>
            {SAVES[state.is]}
          </Button>
        )}
        {(state.is === 'found' || state.is === 'saved') && (
          <Button variant="line" onClick={onRemove}>
            Delete from my account
          </Button>
        )}
        {state.is === 'failed' && (
          <Button variant="line" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns where a plan can be saved, and the label of the button. */
const SAVES: Partial<Record<AccountState['is'], string>> = {
  empty: 'Save choices and ticks',
  found: 'Save this plan instead',
  unsaved: 'Try again',
  removed: 'Save choices and ticks',
}

function describeState(state: AccountState): string {
  if (state.is === 'found')
    return `Your account holds a plan, saved on ${state.on}. Take it up here, or put this one in its place. ${STAYS}`
  return TEXTS[state.is]
}

const TEXTS = {
  ...ACCOUNT_TEXTS,
  'signed-out':
    'Members can save goal, choices and ticks to their account. Please sign in first. Until then this device keeps the plan.',
  empty: `Goal, training days, choices and ticks can go to your account, so that they are there on your other devices. ${STAYS}`,
  saving: 'Saving...',
  saved: `Saved to your account. Whatever you tick follows by itself. ${STAYS}`,
  unsaved: 'The last changes did not reach your account. They are still here.',
  removed: 'Your account holds no plan anymore.',
} as const
