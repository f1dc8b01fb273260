'use client'

import { Button, toast } from '@payloadcms/ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { AuditFilters } from '../../rules/audit-filters'
import { describeNarrowing } from '../../rules/describe-narrowing'
import type { Narrowing } from '../../rules/narrowing-schema'
import { EXPORT_FORMATS, WORKBOOK_ROWS, type ExportFormat } from '../../rules/export-formats'
import { DIVISION_KEYS, type DivisionKey } from '@/features/people/rules/divisions'
import { downloadExport } from '@/admin/download-export'
import { useCount } from './use-count'
import styles from './exports.module.css'
import entryStyles from '../entry/entry.module.css'

type ExportDialogProps = { filters: Narrowing }

/** Exports the filtered list, after a confirmation with its contents. */
export function ExportDialog({ filters }: ExportDialogProps) {
  return (
    <ExportFrame title="Export this list" asked={{ what: 'inbox', filters }}>
      <p>
        <b>{describeNarrowing(filters)}.</b> Every answer is in the file. Internal notes are not.
      </p>
    </ExportFrame>
  )
}

/** Exports the filtered audit list. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  return (
    <ExportFrame
      title="Export this list"
      asked={{ what: 'audit', filters }}
      noted="Who took it, when and how many rows is noted here."
    >
      <p>
        <b>Every note that the filters let through.</b> Names of fields and of staff are in the file, never a value.
      </p>
    </ExportFrame>
  )
}

/** Exports the roster of a division. Medical notes are included only if their box is ticked. */
export function RosterDialog() {
  const [division, setDivision] = useState<DivisionKey | ''>('')
  const [hasMedical, setMedical] = useState(false)
  return (
    <ExportFrame title="Export a roster" asked={{ what: 'roster', division: division || null, hasMedical }}>
      <DivisionField value={division} onChange={setDivision} />
      <label className="fc-tick">
        <input type="checkbox" checked={hasMedical} onChange={(event) => setMedical(event.target.checked)} />
        <span>With medical notes. Tick it only if the person who gets the file has to know them.</span>
      </label>
    </ExportFrame>
  )
}

/** Exports the quiz results of a division's players. */
export function ResultsDialog() {
  const [division, setDivision] = useState<DivisionKey | ''>('')
  return (
    <ExportFrame title="Export quiz results" asked={{ what: 'results', division: division || null }}>
      <DivisionField value={division} onChange={setDivision} />
      <p>One line for every quiz that a player has finished, with the best result.</p>
    </ExportFrame>
  )
}

type DivisionProps = { value: string; onChange: (value: DivisionKey | '') => void }

function DivisionField({ value, onChange }: DivisionProps) {
  return (
    <label className={entryStyles.field}>
      <span>Division</span>
      <select value={value} onChange={(event) => onChange(event.target.value as DivisionKey | '')}>
        <option value="">All divisions</option>
        {DIVISION_KEYS.map((key) => (
          <option key={key}>{key}</option>
        ))}
      </select>
    </label>
  )
}

type ExportFrameProps = { title: string; asked: object; noted?: string; children: ReactNode }

const NOTED = 'Who took it, when and how many rows is noted, at every entry in it.'

function ExportFrame({ title, asked, noted = NOTED, children }: ExportFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [isBusy, setBusy] = useState(false)
  const count = useCount(isOpen, asked)
  const isTooLong = format === 'xlsx' && (count ?? 0) > WORKBOOK_ROWS

  async function take(): Promise<void> {
    setBusy(true)
    const taken = await downloadExport({ ...asked, format })
    setBusy(false)
    if (!taken.ok) return void toast.error(taken.error)
    dialog.current?.close()
    toast.success('The file is with your downloads.')
  }

  function open(): void {
    setOpen(true)
    dialog.current?.showModal()
  }

  return (
    <>
      <button type="button" className={`fc-chip ${styles.export}`} onClick={open}>
        {title}
      </button>
      <dialog ref={dialog} className="fc-dialog fc-dialog--form" aria-label={title} onClose={() => setOpen(false)}>
        <h2>{title}</h2>
        {children}
        <FormatField value={format} onChange={setFormat} />
        <p role="status" className={styles.count}>
          {explainCount(count, isTooLong)}
        </p>
        <p>{noted}</p>
        <div className={entryStyles.row}>
          <Button size="small" disabled={isBusy || isTooLong || count === 0} onClick={() => void take()}>
            {isBusy ? 'One moment…' : `Download ${EXPORT_FORMATS[format]}`}
          </Button>
          <Button size="small" buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </dialog>
    </>
  )
}

type FormatProps = { value: ExportFormat; onChange: (value: ExportFormat) => void }

function FormatField({ value, onChange }: FormatProps) {
  const group = useId()
  return (
    <fieldset className={styles.formats}>
      <legend>As</legend>
      {(Object.keys(EXPORT_FORMATS) as ExportFormat[]).map((format) => (
        <label key={format} className="fc-tick">
          <input type="radio" name={group} checked={value === format} onChange={() => onChange(format)} />
          <span>{EXPORT_FORMATS[format]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function explainCount(count: number | null | undefined, isTooLong: boolean): string {
  if (count === undefined) return 'Counting the lines …'
  if (count === null) return 'The lines could not be counted just now. The file can be made all the same.'
  if (count === 0) return 'No line: there is nothing to download.'
  const said = count === 1 ? '1 line.' : `${count.toLocaleString('en-US')} lines.`
  if (!isTooLong) return said
  return `${said} An Excel file holds at most ${WORKBOOK_ROWS.toLocaleString('en-US')}: take CSV, or narrow the list.`
}
