'use client'

import { Button } from '@payloadcms/ui'
import { IMPORT_FIELDS } from '../../rules/roster-import/columns'
import type { Fate } from '../../rules/roster-import/fates'
import { countPlayers, type Checked } from './use-import'
import styles from './import.module.css'

const FATES: Record<Fate['fate'], { label: string; sum: string; tone: string }> = {
  add: { label: 'New', sum: 'New players', tone: 'ok' },
  same: { label: 'Same', sum: 'There already', tone: 'secondary' },
  refused: { label: 'Left out', sum: 'Left out', tone: 'bad' },
}

type Props = {
  checked: Checked
  division: string
  isBusy: boolean
  onImport: () => void
  onAnother: () => void
}

/** What becomes of each line of the file. Nothing is stored yet. */
export function FateTable({ checked: { name, fates, columns }, division, isBusy, onImport, onAnother }: Props) {
  const countOf = (fate: Fate['fate']) => fates.filter((one) => one.fate === fate).length
  const adds = countOf('add')
  return (
    <section aria-labelledby="fates">
      <div className={styles.head}>
        <h2 id="fates">
          {name}, {fates.length === 1 ? '1 line' : `${fates.length} lines`}. <b>Nothing is stored yet.</b>
        </h2>
        <div className={styles.buttons}>
          <Button size="medium" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onAnother}>
            Another file
          </Button>
          <Button size="medium" margin={false} disabled={isBusy || adds === 0} onClick={onImport}>
            {adds === 0 ? 'Nothing to import' : `Import ${countPlayers(adds)} into ${division}`}
          </Button>
        </div>
      </div>
      <dl className={styles.sums}>
        {(Object.keys(FATES) as Fate['fate'][]).map((fate) => (
          <div key={fate}>
            <dt>{FATES[fate].sum}</dt>
            <dd className={fate === 'refused' && countOf(fate) > 0 ? styles.bad : undefined}>{countOf(fate)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.columns}>
        Columns:{' '}
        {columns.map(({ header, field }, index) => (
          <span key={`${header}-${index}`}>
            “{header}” is <b>{field ? IMPORT_FIELDS[field] : 'not taken'}</b>
          </span>
        ))}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Player</th>
            <th scope="col">Fate</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {fates.map(({ line, name: player, fate, why }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{player}</th>
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
