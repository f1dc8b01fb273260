'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { CodeSheet } from '../rules/access'
import { adminPaths } from '@/lib/admin-paths'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { CodeSheetPage } from '@/admin/CodeSheetPage.client'
import { postStaff } from '@/admin/post-staff'
import styles from './access.module.css'

/** Lets staff choose a division, asks for confirmation, and shows the sheet of new codes. */
export function CodeSheetMaker({ divisions }: { divisions: { id: string; key: string }[] }) {
  const [division, setDivision] = useState(divisions[0]?.id ?? '')
  const [sheet, setSheet] = useState<CodeSheet | null>(null)
  const key = divisions.find(({ id }) => id === division)?.key

  async function make(): Promise<void> {
    const answer = await postStaff<CodeSheet>(adminPaths.staffPost('codes'), { action: 'sheet', division })
    if ('message' in answer) return void toast.error(answer.message)
    if (answer.codes.length === 0) return void toast.error(`No player of ${answer.division} may sign in.`)
    setSheet(answer)
  }

  return (
    <details className="fc-arrange">
      <summary>Print codes for a division</summary>
      <div className={`fc-controls ${styles.sheetMaker}`}>
        <label htmlFor="fc-sheet-division">Division</label>
        <select id="fc-sheet-division" value={division} onChange={(event) => setDivision(event.target.value)}>
          {divisions.map(({ id, key: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ConfirmButton
          label="Make the codes"
          question={`Every player of ${key} gets a new code. The old codes and every sign-in with them end.`}
          onYes={make}
        />
      </div>
      {sheet && <CodeSheetPage sheet={sheet} onClose={() => setSheet(null)} />}
    </details>
  )
}
