'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { adminPaths } from '@/lib/admin-paths'
import paper from '@/admin/code-sheet.module.css'
import styles from './staff.module.css'

/** The recovery codes in a modal dialog, printed without the page. They are shown only once. */
export function RecoveryCodes({ codes, isFirst }: { codes: readonly string[]; isFirst: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [codes])

  function close(): void {
    dialog.current?.close()
    // Pages that were closed until now need a full page load.
    if (isFirst) location.assign(adminPaths.home)
  }

  return createPortal(
    <dialog ref={dialog} className={paper.sheet} aria-labelledby="fc-recovery-title">
      <div className={paper.sheetActions}>
        <p>These codes are shown this once. Print them, or write them down, now.</p>
        <Button onClick={() => window.print()}>Print</Button>
        <Button buttonStyle="secondary" onClick={close}>
          I have them
        </Button>
      </div>
      <h2 id="fc-recovery-title">Recovery codes, back office</h2>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>Each signs you in once in place of the code of your app. Keep them where you keep your passport.</p>
    </dialog>,
    document.body,
  )
}
