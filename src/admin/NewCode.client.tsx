'use client'

import { Button, toast } from '@payloadcms/ui'
import styles from './new-code.module.css'

/** A new code. It is shown only here, until the person leaves the page. */
export function NewCode({ code }: { code: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      toast.success('Copied.')
    } catch {
      toast.error('This browser does not copy here. Select the code and copy it yourself.')
    }
  }
  return (
    <div className={styles.newCode} role="status">
      <code>{code}</code>
      <Button size="small" onClick={() => void copy()}>
        Copy
      </Button>
      <p>Shown this once. Give it to the family now: it cannot be shown again, not even to you.</p>
    </div>
  )
}
