import { formatCount } from '@/lib/counts'
import { addressOf, type SentForm } from '../../rules/sent-form'
import { FixAddress } from './FixAddress'
import styles from './sent.module.css'

/** Shows the submitted data: the child, the address and the reference. */
export function SentFacts({ sent, onAddress }: { sent: SentForm; onAddress: (address: string) => void }) {
  const { playerName, age, reference } = sent
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Player</dt>
        <dd>{age === null ? playerName : `${playerName}, ${formatCount(age, 'year')} old`}</dd>
      </div>
      <div className={styles.address}>
        <dt>We write to</dt>
        <dd>
          {addressOf(sent)}
          <FixAddress sent={sent} onAddress={onAddress} />
        </dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd className={`num ${styles.reference}`}>{reference}</dd>
      </div>
    </dl>
  )
}
