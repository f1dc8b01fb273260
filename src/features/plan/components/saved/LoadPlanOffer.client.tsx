'use client'

import type { Account } from './use-account'
import styles from './saved.module.css'

/** Beside the form, for members: offers to load the choices and completed items of their account. */
export function LoadPlanOffer({ account, onOpen }: { account: Account | null; onOpen: () => void }) {
  return (
    <div className={styles.takeUp}>
      <button type="button" className="text-link" onClick={onOpen}>
        Members: take up a saved plan
      </button>
      <p role="status">{account && <account.parts.LoadedPlanNote state={account.state} />}</p>
    </div>
  )
}
