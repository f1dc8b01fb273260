'use client'

import { Button } from '@/components/ui/Button'

/** Prints the deck, or saves it as a PDF: the browser asks which. */
export function PrintButton() {
  return (
    <Button variant="line" big onClick={() => print()}>
      Print or save as PDF
    </Button>
  )
}
