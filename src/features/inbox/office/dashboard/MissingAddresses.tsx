import type { MissingAddress } from '@/server/content/missing-addresses'
import { Panel } from './Panel'
import { SendAddress } from './SendAddress.client'
import styles from './day.module.css'

const PAGES = 'fc-pages'

/** The addresses that returned 404 this week, each with a form that adds a redirect. */
export function MissingAddresses({ addresses, known }: { addresses: MissingAddress[]; known: string[] }) {
  return (
    <Panel title="Missing addresses">
      {addresses.length === 0 && <p>None this week. What visitors look for in vain appears here.</p>}
      <ul className={styles.rows}>
        {addresses.map(({ path, count, suggestion }) => (
          <li key={path} className={styles.address}>
            <b className={styles.clock}>{count}</b>
            <SendAddress path={path} count={count} suggestion={suggestion} pages={PAGES} />
          </li>
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
