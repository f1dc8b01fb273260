'use client'

import { Button } from '@payloadcms/ui'
import { formatMoment } from '@/lib/dates'
import type { LastImport } from '../../store/roster-import/last-import'
import { FateTable } from './FateTable.client'
import { countPlayers, useImport } from './use-import'
import styles from './import.module.css'

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
          checked={checked}
          division={division}
          isBusy={isBusy}
          onImport={() => void bring(checked)}
          onAnother={clear}
        />
      ) : (
        <ChooseFile onChoose={(file) => void check(file)} isBusy={isBusy} />
      )}
    </div>
  )
}

function ChooseFile({ onChoose, isBusy }: { onChoose: (file: File) => void; isBusy: boolean }) {
  return (
    <div className={`fc-controls ${styles.choose}`}>
      <label>
        CSV file
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // So that the same file can be chosen again once it was fixed.
            if (file) onChoose(file)
            target.value = ''
          }}
        />
      </label>
      <p>
        The first line names the columns: First name, Last name, Girl or boy, and Age or Birth date. Number, Position
        and Height may be there too. A birth date only tells the age and is not stored. Up to 200 lines.
      </p>
    </div>
  )
}
