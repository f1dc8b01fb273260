import type { HomePage } from '@/payload-types'
import { ProgramCard } from './ProgramCard'

/** The two programs. Each card is one link. */
export function Programs({ programs }: { programs: HomePage['programs'] }) {
  return (
    <section className="section pt-[clamp(3rem,5vw,5.5rem)]" aria-labelledby="programs-heading">
      <div className="wrap">
        <h2 id="programs-heading">{programs.title}</h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          {(programs.cards ?? []).map((card, index) => (
            <ProgramCard key={card.href} card={card} tone={index % 2 === 0 ? 'ink' : 'maple'} />
          ))}
        </div>
      </div>
    </section>
  )
}
