'use client'

import { Button } from '@payloadcms/ui'

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button size="medium" margin={false} onClick={() => window.print()}>
      Print
    </Button>
  )
}
