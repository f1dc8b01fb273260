import type { MissingAddress } from '@/server/content/missing-addresses'
import { Panel } from './Panel'
import { SendAddress } from '../lazy.client'
import styles from './day.module.css'

const PAGES = 'fc-pages'

/** The addresses that returned 404 within seven days, each with a form that adds a redirect. */
export function MissingAddresses({ addresses, known }: { addresses: MissingAddress[]; known: string[] }) {
  return (
    <Panel title="Missing addresses" note="Last 7 days">
      {addresses.length === 0 && <p>None. Addresses that visitors request and that do not exist appear here.</p>}
      <ul className={styles.rows}>
        {addresses.map((address) => (
          <SendAddress key={address.path} {...address} pages={PAGES} />
        ))}
      </ul>
      <datalist id={PAGES}>
        {known.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </Panel>
  )
}
