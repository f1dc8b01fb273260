import { SiteLink } from '@/components/ui/SiteLink'
import type { HomePage } from '@/payload-types'
import { Arrow } from '@/components/ui/Arrow'

type Card = NonNullable<HomePage['programs']['cards']>[number]

/** A program: its ages as a figure too large for the card (drawn by CSS, an ornament), and one link over all of it. */
export function ProgramCard({ card, tone }: { card: Card; tone: 'ink' | 'maple' }) {
  return (
    <SiteLink href={card.href} className={`program is-${tone}`}>
      <span className="figure" aria-hidden="true" data-figure={card.figure} />
      <span className="label">{card.label}</span>
      <h3>{card.title}</h3>
      <p>{card.text}</p>
      <span className="foot">
        {card.linkLabel}
        <Arrow />
      </span>
    </SiteLink>
  )
}
