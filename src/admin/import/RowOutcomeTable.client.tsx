'use client'

import type { ReactNode } from 'react'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { formatCount } from '@/lib/counts'
import type { RowOutcome } from '@/lib/imports'
import styles from './import.module.css'

const OUTCOMES: Record<RowOutcome['outcome'], { label: string; sum: string; tone: string }> = {
  add: { label: 'New', sum: 'New', tone: 'ok' },
  same: { label: 'Same', sum: 'There already', tone: 'secondary' },
  refused: { label: 'Left out', sum: 'Left out', tone: 'bad' },
}

type Props = {
  /** The file name. */
  file: string
  outcomes: readonly RowOutcome[]
  /** The label of a row: "Player". */
  what: string
  buttons: ReactNode
  /** Shown between the totals and the rows. */
  children?: ReactNode
}

/** Previews what the import does with each row of a file. Nothing is stored yet. */
export function RowOutcomeTable({ file, outcomes: fates, what, buttons, children }: Props) {
  const countOf = (outcome: RowOutcome['outcome']) => fates.filter((one) => one.outcome === outcome).length
  return (
    <section aria-labelledby="fates">
      <div className={styles.head}>
        <h2 id="fates">
          {file}, {formatCount(fates.length, 'line')}. <b>Nothing is stored yet.</b>
        </h2>
        <div className={styles.buttons}>{buttons}</div>
      </div>
      <dl className={styles.sums}>
        {(Object.keys(OUTCOMES) as RowOutcome['outcome'][]).map((outcome) => (
          <div key={outcome}>
            <dt>{OUTCOMES[outcome].sum}</dt>
            <dd className={outcome === 'refused' && countOf(outcome) > 0 ? styles.bad : undefined}>
              {countOf(outcome)}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <table className={styles.table}>
        <ColumnHeads titles={['Line', what, 'Result', 'Why']} />
        <tbody>
          {fates.map(({ line, name, outcome, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{name}</th>
              <td>
                <span className={`fc-tag fc-tag--${OUTCOMES[outcome].tone}`}>{OUTCOMES[outcome].label}</span>
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
