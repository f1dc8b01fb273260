'use client'

import { useRef, useState } from 'react'
import { notify } from '@/components/ui/toast'
import type { AccountState } from './account'
import type { SavedPlan } from '../../rules/saved-schema'

type Parts = typeof import('./account-parts')
export type Account = { parts: Parts; state: AccountState }

const NOT_LOADED = 'Your account could not be reached. Please check your connection'

/**
 * The plan in a member's account. Nothing is requested before a click, and nothing is saved before another one; after that all
 * changes are saved automatically, until the user returns to the form.
 */
export function useAccount() {
  const [account, setAccount] = useState<Account | null>(null)
  const isFollowing = useRef(false)
  const next = useRef<SavedPlan | null>(null)
  const isSending = useRef(false)

  function show(state: AccountState): void {
    setAccount((known) => known && { ...known, state })
  }

  /** Loads the plan from the account, on a click. Returns null when the script could not be loaded. */
  async function open(): Promise<AccountState | null> {
    try {
      const parts = await import('./account-parts')
      setAccount({ parts, state: { is: 'looking' } })
      const state = await parts.look()
      setAccount({ parts, state })
      return state
    } catch {
      void notify.error(NOT_LOADED)
      return null
    }
  }

  /** Saves on a click, and all later changes automatically. Of several changes during a request only the last one is sent. */
  async function save(plan: SavedPlan): Promise<void> {
    isFollowing.current = true
    next.current = plan
    if (!account || isSending.current) return
    isSending.current = true
    if (account.state.is !== 'saved') show({ is: 'saving' })
    let state: AccountState = { is: 'saved' }
    while (next.current && isFollowing.current) {
      const sent = next.current
      next.current = null
      state = await account.parts.save(sent)
    }
    isSending.current = false
    if (isFollowing.current) show(state)
  }

  async function remove(): Promise<void> {
    isFollowing.current = false
    if (account) show(await account.parts.remove())
  }

  /** Marks the account's plan as the displayed one, so that changes are saved to it. */
  function adopt(): void {
    isFollowing.current = true
    show({ is: 'saved' })
  }

  function follow(plan: SavedPlan): void {
    if (isFollowing.current) void save(plan)
  }

  function stop(): void {
    isFollowing.current = false
    setAccount(null)
  }

  return { current: account, open, save, remove, adopt, follow, stop }
}
