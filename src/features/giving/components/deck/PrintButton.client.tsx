'use client'

import { Button } from '@/components/ui/Button'

/** Opens the print dialog, which can also save the deck as a PDF. */
export function PrintButton() {
  return (
    <Button variant="line" big onClick={() => print()}>
      Print or save as PDF
    </Button>
  )
}
