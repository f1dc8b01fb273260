'use client'

import { useState } from 'react'
import { ExportFrame } from '@/admin/export/ExportFrame.client'
import { DIVISION_KEYS, type DivisionKey } from '@/features/people/rules/divisions'
import type { AuditFilters } from '../../rules/audit-filters'
import styles from './exports.module.css'

/** Exports the filtered audit list. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  return (
    <ExportFrame
      title="Export this list"
      query={{ what: 'audit', filters }}
      note="Who took it, when and how many rows is noted here."
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
    <ExportFrame title="Export a roster" query={{ what: 'roster', division: division || null, hasMedical }}>
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
    <ExportFrame title="Export quiz results" query={{ what: 'results', division: division || null }}>
      <DivisionField value={division} onChange={setDivision} />
      <p>One line for every quiz that a player has finished, with the best result.</p>
    </ExportFrame>
  )
}

function DivisionField({ value, onChange }: { value: string; onChange: (value: DivisionKey | '') => void }) {
  return (
    <label className={styles.field}>
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
