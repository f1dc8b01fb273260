'use client'

import { Button, toast } from '@payloadcms/ui'
import { useId, useRef, useState, type ReactNode, useEffect } from 'react'
import { formatCount, formatNumber } from '@/lib/counts'
import { EXPORT_FORMATS, WORKBOOK_ROWS, type ExportFormat } from '@/lib/export-formats'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { downloadExport } from './download-export'
import styles from './export.module.css'

type ExportFrameProps = { title: string; query: object; note?: string; children: ReactNode }

const NOTED = 'Who took it, when and how many rows is noted, at every entry in it.'

/** A button that opens the dialog of an export: it counts the rows of the request, and downloads them as CSV or Excel. */
export function ExportFrame({ title, query, note = NOTED, children }: ExportFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [isBusy, setBusy] = useState(false)
  const count = useCount(isOpen, query)
  const isTooLong = format === 'xlsx' && (count ?? 0) > WORKBOOK_ROWS

  async function take(): Promise<void> {
    setBusy(true)
    const taken = await downloadExport({ ...query, format })
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
        <p>{note}</p>
        <div className={styles.row}>
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

function FormatField({ value, onChange }: { value: ExportFormat; onChange: (value: ExportFormat) => void }) {
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
  const countText = `${formatCount(count, 'line')}.`
  if (!isTooLong) return countText
  return `${countText} An Excel file holds at most ${formatNumber(WORKBOOK_ROWS)}: take CSV, or narrow the list.`
}

/**
 * Counts the rows of an export while its dialog is open.
 * @returns undefined until the count is known, null if counting failed
 */
function useCount(isOpen: boolean, query: object): number | null | undefined {
  const [counted, setCounted] = useState<{ body: string; count: number | null } | null>(null)
  const body = JSON.stringify(query)
  useEffect(() => {
    if (!isOpen) return
    let isLate = false
    void postStaff<{ count: number }>(adminPaths.staffPost('export/count'), JSON.parse(body) as object).then(
      (answer) => {
        if (!isLate) setCounted({ body, count: 'message' in answer ? null : answer.count })
      },
    )
    return () => {
      isLate = true
    }
  }, [isOpen, body])
  return counted?.body === body ? counted.count : undefined
}
