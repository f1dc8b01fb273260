'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatMoment } from '@/lib/dates'
import type { DryRun, LastImport } from '@/lib/imports'
import { ChooseCsv } from './ChooseCsv.client'
import { RowOutcomeTable } from './RowOutcomeTable.client'
import { useImport, type ImportActions } from './use-import'
import styles from './import.module.css'
import { Problem } from '../Problem'

type Props = {
  actions: ImportActions
  /** The label of a row: 'Player'. */
  what: string
  last: LastImport | null
  /** Describes the required format. */
  children: ReactNode
}

/** Chooses a file, previews its rows, imports it, and can undo the import. */
export function ImportPanel({ actions, what, last, children }: Props) {
  const { checked, imported, isBusy, problem, note, countOf, check, bring, undo, clear } = useImport(actions, last)
  const adds = checked?.outcomes.filter(({ outcome }) => outcome === 'add').length ?? 0
  return (
    <div aria-busy={isBusy}>
      {imported && (
        <p className={styles.last}>
          <span>
            <b>{countOf(imported.count)} imported</b>
            {imported.id === last?.id && ` on ${formatMoment(last.at)} by ${last.by}`}. Nothing of it was changed since.
          </span>
          <Quiet isBusy={isBusy} onClick={() => void undo(imported)}>
            Undo the import
          </Quiet>
        </p>
      )}
      <p role="status" className={styles.note}>
        {note}
      </p>
      <Problem text={problem} />
      {checked ? (
        <RowOutcomeTable
          file={checked.name}
          outcomes={checked.outcomes}
          what={what}
          buttons={
            <>
              <Quiet isBusy={isBusy} onClick={clear}>
                Another file
              </Quiet>
              <Button size="medium" margin={false} disabled={isBusy || adds === 0} onClick={() => void bring(checked)}>
                {adds === 0 ? 'Nothing to import' : `Import ${countOf(adds)} into ${actions.into}`}
              </Button>
            </>
          }
        >
          <Columns columns={checked.columns} />
        </RowOutcomeTable>
      ) : (
        <ChooseCsv onChoose={(file) => void check(file)} isBusy={isBusy}>
          {children}
        </ChooseCsv>
      )}
    </div>
  )
}

function Quiet({ isBusy, onClick, children }: { isBusy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="medium" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onClick}>
      {children}
    </Button>
  )
}

function Columns({ columns }: Pick<DryRun, 'columns'>) {
  return (
    <p className={styles.columns}>
      Columns:{' '}
      {columns.map(({ header, label }, index) => (
        <span key={`${header}-${index}`}>
          “{header}” is <b>{label ?? 'not taken'}</b>
        </span>
      ))}
    </p>
  )
}
