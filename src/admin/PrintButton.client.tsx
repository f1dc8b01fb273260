'use client'

import { Button } from '@payloadcms/ui'

/** Opens the browser's own window for printing. */
export function PrintButton() {
  return (
    <Button size="medium" margin={false} onClick={() => window.print()}>
      Print
    </Button>
  )
}
