import { Arrow } from './Arrow'
import { SiteLink } from './SiteLink.client'
import styles from './figure-cards.module.css'

type Card = { label: string; title: string; text: string; figure: string; linkLabel: string; href: string }

/** A heading and program cards, alternating between ink and maple. Each card is one link. */
export function FigureCards({ title, cards }: { title: string; cards: Card[] | null | undefined }) {
  return (
    <section className="section pt-[clamp(3rem,5vw,5.5rem)]" aria-labelledby="programs-heading">
      <div className="wrap">
        <h2 id="programs-heading">{title}</h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          {(cards ?? []).map((card, index) => (
            <FigureCard key={card.href} card={card} tone={index % 2 === 0 ? 'ink' : 'maple'} />
          ))}
        </div>
      </div>
    </section>
  )
}

// The figure is larger than the card on purpose: decorative, drawn by CSS.
function FigureCard({ card, tone }: { card: Card; tone: 'ink' | 'maple' }) {
  return (
    <SiteLink href={card.href} className={styles.program} data-tone={tone}>
      <span className={styles.figure} aria-hidden="true" data-figure={card.figure} />
      <span className="label">{card.label}</span>
      <h3>{card.title}</h3>
      <p>{card.text}</p>
      <span className={styles.foot}>
        {card.linkLabel}
        <Arrow />
      </span>
    </SiteLink>
  )
}
