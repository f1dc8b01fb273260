import type { AboutPage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/components/court/plays'
import { SectionHead } from '@/components/ui/SectionHead'

/** The five principles, each with a player's number; the play beside them puts the same five on the floor. */
export function Methodology({ methodology }: { methodology: AboutPage['methodology'] }) {
  return (
    <section className="ink section" aria-labelledby="methodology-heading">
      <div className="wrap split">
        <div className="methodology-side">
          <SectionHead id="methodology-heading" label={methodology.label} title={methodology.title} />
          <CourtDiagram play={plays.floppy} view="20 0 460 336" className="mt-10 w-full" />
        </div>
        <ol className="principles">
          {(methodology.cards ?? []).map(({ id, title, text }, index) => (
            <li key={id ?? title}>
              <span className="player-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
