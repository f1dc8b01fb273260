'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './code-sheet.module.css'

type Sheet = { division: string; address: string; codes: readonly { name: string; code: string }[] }
/** The printable sheet in a modal dialog, printed without the page: one strip per player, to be cut apart. */
export function CodeSheetPage({ sheet: { division, address, codes }, onClose }: { sheet: Sheet; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="fc-sheet-title" onClose={onClose}>
      <div className={styles.sheetActions}>
        <p>These codes are shown this once. Print them now.</p>
        <Button onClick={() => window.print()}>Print</Button>
        <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <h2 id="fc-sheet-title">Film room, {division}</h2>
      <ul className="fc-list">
        {codes.map(({ name, code }) => (
          <li key={code}>
            <b>{name}</b>
            <code>{code}</code>
            <span>Type it at {address}</span>
            <small>It is yours alone: do not share it. Lost it? Ask your coach for a new one.</small>
          </li>
        ))}
      </ul>
    </dialog>,
    document.body,
  )
}
