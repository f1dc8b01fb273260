'use client'

import type { ReactNode } from 'react'
import type { Fate } from '@/lib/imports'
import styles from './import.module.css'

const FATES: Record<Fate['fate'], { label: string; sum: string; tone: string }> = {
  add: { label: 'New', sum: 'New', tone: 'ok' },
  same: { label: 'Same', sum: 'There already', tone: 'secondary' },
  refused: { label: 'Left out', sum: 'Left out', tone: 'bad' },
}

type Props = {
  /** The file name. */
  file: string
  fates: readonly Fate[]
  /** The label of a row: "Player". */
  what: string
  buttons: ReactNode
  /** Shown between the totals and the rows. */
  children?: ReactNode
}

/** Previews what the import does with each row of a file. Nothing is stored yet. */
export function FateTable({ file, fates, what, buttons, children }: Props) {
  const countOf = (fate: Fate['fate']) => fates.filter((one) => one.fate === fate).length
  return (
    <section aria-labelledby="fates">
      <div className={styles.head}>
        <h2 id="fates">
          {file}, {fates.length === 1 ? '1 line' : `${fates.length} lines`}. <b>Nothing is stored yet.</b>
        </h2>
        <div className={styles.buttons}>{buttons}</div>
      </div>
      <dl className={styles.sums}>
        {(Object.keys(FATES) as Fate['fate'][]).map((fate) => (
          <div key={fate}>
            <dt>{FATES[fate].sum}</dt>
            <dd className={fate === 'refused' && countOf(fate) > 0 ? styles.bad : undefined}>{countOf(fate)}</dd>
          </div>
        ))}
      </dl>
      {children}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{what}</th>
            <th scope="col">Fate</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {fates.map(({ line, name, fate, why }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{name}</th>
              <td>
                <span className={`fc-tag fc-tag--${FATES[fate].tone}`}>{FATES[fate].label}</span>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
