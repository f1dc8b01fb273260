import type { HomePage } from '@/payload-types'
import { plays } from '@/components/court/plays'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'

/** The last call before contact and footer. */
export function ClosingCall({ closing }: { closing: HomePage['closing'] }) {
  return (
    <ClosingBand title={closing.title} play={plays.backdoor}>
      <Button href={closing.buttonHref} variant="ink" big arrow>
        {closing.buttonLabel}
      </Button>
    </ClosingBand>
  )
}
