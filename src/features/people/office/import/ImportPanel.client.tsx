'use client'

import { Button } from '@payloadcms/ui'
import { ChooseCsv } from '@/admin/import/ChooseCsv.client'
import { FateTable } from '@/admin/import/FateTable.client'
import { formatMoment } from '@/lib/dates'
import { IMPORT_FIELDS } from '../../rules/roster-import/columns'
import type { DryRun } from '../../store/roster-import/import'
import type { LastImport } from '../../store/roster-import/last-import'
import { countPlayers, useImport } from './use-import'
import styles from '@/admin/import/import.module.css'

type Props = { division: string; last: LastImport | null }

/** Chooses a file, shows what becomes of its lines, imports it, and takes an import back. */
export function ImportPanel({ division, last }: Props) {
  const { checked, imported, isBusy, problem, note, check, bring, undo, clear } = useImport(division, last)
  return (
    <div aria-busy={isBusy}>
      {imported && (
        <p className={styles.last}>
          <span>
            <b>{countPlayers(imported.count)} imported</b>
            {imported.id === last?.id && ` on ${formatMoment(last.at)} by ${last.by}`}. Nothing of it was changed since.
          </span>
          <Button
            size="medium"
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void undo(imported)}
          >
            Undo the import
          </Button>
        </p>
      )}
      <p role="status" className={styles.note}>
        {note}
      </p>
      {problem && (
        <p role="alert" className="fc-field-error">
          {problem}
        </p>
      )}
      {checked ? (
        <FateTable
          file={checked.name}
          fates={checked.fates}
          what="Player"
          buttons={
            <Actions
              adds={checked.fates.filter(({ fate }) => fate === 'add').length}
              division={division}
              isBusy={isBusy}
              onImport={() => void bring(checked)}
              onAnother={clear}
            />
          }
        >
          <Columns columns={checked.columns} />
        </FateTable>
      ) : (
        <ChooseCsv onChoose={(file) => void check(file)} isBusy={isBusy}>
          The first line names the columns: First name, Last name, Girl or boy, and Age or Birth date. Number, Position
          and Height may be there too. A birth date only tells the age and is not stored. Up to 200 lines.
        </ChooseCsv>
      )}
    </div>
  )
}

type ActionsProps = {
  adds: number
  division: string
  isBusy: boolean
  onImport: () => void
  onAnother: () => void
}

function Actions({ adds, division, isBusy, onImport, onAnother }: ActionsProps) {
  return (
    <>
      <Button size="medium" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onAnother}>
        Another file
      </Button>
      <Button size="medium" margin={false} disabled={isBusy || adds === 0} onClick={onImport}>
        {adds === 0 ? 'Nothing to import' : `Import ${countPlayers(adds)} into ${division}`}
      </Button>
    </>
  )
}

function Columns({ columns }: Pick<DryRun, 'columns'>) {
  return (
    <p className={styles.columns}>
      Columns:{' '}
      {columns.map(({ header, field }, index) => (
        <span key={`${header}-${index}`}>
          “{header}” is <b>{field ? IMPORT_FIELDS[field] : 'not taken'}</b>
        </span>
      ))}
    </p>
  )
}
