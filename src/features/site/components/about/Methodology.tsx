import type { AboutPage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from './about.module.css'

/** The five principles, each with a player's number; the play beside them shows the same five players. */
export function Methodology({ methodology }: { methodology: AboutPage['methodology'] }) {
  return (
    <section className="ink section" aria-labelledby="methodology-heading">
      <div className="wrap split">
        <div className={styles.methodologySide}>
          <SectionHead id="methodology-heading" label={methodology.label} title={methodology.title} />
          <CourtDiagram play={plays.floppy} view="20 0 460 336" className="mt-10 w-full" />
        </div>
        <ol className={styles.principles}>
          <TitledItems items={methodology.cards} numberClass={styles.playerNumber} />
        </ol>
      </div>
    </section>
  )
}
