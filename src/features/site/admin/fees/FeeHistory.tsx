import { formatMoment } from '@/lib/dates'
import { formatCents } from '@/lib/money'
import { FEE_LABELS } from '../../rules/fee-change'
import { listFormerFees } from '../../server/fee-pages'
import styles from './fees.module.css'

/** The history below the fees: former amounts, who changed them and when. */
export async function FeeHistory() {
  const changes = await listFormerFees()
  return (
    <section aria-labelledby="fee-history" className={styles.history}>
      <h3 id="fee-history">What changed</h3>
      {changes.length === 0 && <p>Nothing yet. Each change of an amount is kept here with its name and time.</p>}
      <ul>
        {changes.map(({ at, name, fee, before, after }) => (
          <li key={`${at} ${fee}`}>
            <b>{name ?? 'A former colleague'}</b>, {formatMoment(at)}
            <small>
              {FEE_LABELS[fee]}: <s>{formatCents(before)}</s> <b>{formatCents(after)}</b>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
