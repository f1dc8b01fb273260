import type { Play } from '@/lib/court/play'
import { Button } from './Button'
import { ClosingBand } from './ClosingBand'

type ClosingCallProps = { closing: { title: string; buttonHref: string; buttonLabel: string }; play: Play }

/** The ember band at the end of a page, with one heading and one button. */
export function ClosingCall({ closing, play }: ClosingCallProps) {
  return (
    <ClosingBand title={closing.title} play={play}>
      <Button href={closing.buttonHref} variant="ink" big arrow>
        {closing.buttonLabel}
      </Button>
    </ClosingBand>
  )
}
