import type { HomePage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/components/court/plays'
import { Button } from '@/components/ui/Button'

/** The last call before contact and footer. */
export function ClosingCall({ closing }: { closing: HomePage['closing'] }) {
  return (
    <section className="closing on-ember" aria-labelledby="closing-heading">
      <div className="board">
        <CourtDiagram play={plays.backdoor} view="40 20 420 290" fit="xMinYMid slice" />
      </div>
      <div className="wrap">
        <h2 id="closing-heading">{closing.title}</h2>
        <Button href={closing.buttonHref} variant="ink" big arrow>
          {closing.buttonLabel}
        </Button>
      </div>
    </section>
  )
}
