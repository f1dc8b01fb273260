'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRef, useState, type ReactNode } from 'react'
import type { AuditFilters } from '../../rules/audit-filters'
import { describeNarrowing, type Narrowing } from '../../rules/narrowing'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { downloadExport } from './download-export'
import styles from './exports.module.css'
import entryStyles from '../entry/entry.module.css'

type ExportDialogProps = { filters: Narrowing }

/** Takes the list as it is filtered out of the house, after one more look at what that is. */
export function ExportDialog({ filters }: ExportDialogProps) {
  return (
    <ExportFrame title="Export this list" toBody={() => ({ what: 'inbox', filters })}>
      <p>
        <b>{describeNarrowing(filters)}.</b> Every answer is in the file. Internal notes are not.
      </p>
    </ExportFrame>
  )
}

/** Takes what was noted out of the house, as the list is filtered. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  return (
    <ExportFrame
      title="Export this list"
      toBody={() => ({ what: 'audit', filters })}
      noted="Who took it, when and how many rows is noted here."
    >
      <p>
        <b>Every note that the filters let through.</b> Names of fields and of staff are in the file, never a value.
      </p>
    </ExportFrame>
  )
}

/** Takes the roster of a division out of the house. Medical notes only where they are ticked. */
export function RosterDialog() {
  const [division, setDivision] = useState('')
  const [hasMedical, setMedical] = useState(false)
  return (
    <ExportFrame title="Export a roster" toBody={() => ({ what: 'roster', division: division || null, hasMedical })}>
      <DivisionField value={division} onChange={setDivision} />
      <label className="fc-tick">
        <input type="checkbox" checked={hasMedical} onChange={(event) => setMedical(event.target.checked)} />
        <span>With medical notes. Tick it only if the person who gets the file has to know them.</span>
      </label>
    </ExportFrame>
  )
}

/** Takes the quiz results of a division's players out of the house. */
export function ResultsDialog() {
  const [division, setDivision] = useState('')
  return (
    <ExportFrame title="Export quiz results" toBody={() => ({ what: 'results', division: division || null })}>
      <DivisionField value={division} onChange={setDivision} />
      <p>One line for every quiz that a player has finished, with the best result.</p>
    </ExportFrame>
  )
}

function DivisionField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className={entryStyles.field}>
      <span>Division</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All divisions</option>
        {DIVISION_KEYS.map((key) => (
          <option key={key}>{key}</option>
        ))}
      </select>
    </label>
  )
}

type ExportFrameProps = { title: string; toBody: () => object; noted?: string; children: ReactNode }

const NOTED = 'Who took it, when and how many rows is noted, at every entry in it.'

function ExportFrame({ title, toBody, noted = NOTED, children }: ExportFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function take(): Promise<void> {
    setBusy(true)
    const taken = await downloadExport(toBody())
    setBusy(false)
    if (!taken.isDone) return void toast.error(taken.why)
    dialog.current?.close()
    toast.success('The file is with your downloads.')
  }

  return (
    <>
      <button type="button" className={`fc-chip ${styles.export}`} onClick={() => dialog.current?.showModal()}>
        {title}
      </button>
      <dialog ref={dialog} className={entryStyles.dialog} aria-label={title}>
        <h2>{title}</h2>
        {children}
        <p>{noted}</p>
        <div className={entryStyles.row}>
          <Button size="small" disabled={isBusy} onClick={() => void take()}>
            {isBusy ? 'One moment…' : 'Download CSV'}
          </Button>
          <Button size="small" buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </dialog>
    </>
  )
}
