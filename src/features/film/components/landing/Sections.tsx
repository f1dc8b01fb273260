import type { FilmRoomPage } from '@/payload-types'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import { Masterclass } from './Masterclass'
import styles from './landing.module.css'

/** Describes the film room to visitors without an account. */
export function FilmRoomSections({ page }: { page: FilmRoomPage }) {
  const { how, who, quote, masterclass, closing } = page
  return (
    <div>
      <section className="section" aria-labelledby="how-heading">
        <div className="wrap split">
          <SectionHead id="how-heading" label={how.label} title={how.title} />
          <ol className={styles.steps}>
            <TitledItems items={how.steps} numberClass="num" />
          </ol>
        </div>
      </section>
      <section className="paper section" aria-labelledby="who-heading">
        <div className="wrap">
          <SectionHead id="who-heading" label={who.label} title={who.title} />
          <ul className={styles.groups}>
            <TitledItems items={who.groups} />
          </ul>
        </div>
      </section>
      <section className="section wrap" aria-label="What we believe">
        <figure className="quote is-large">
          <blockquote>“{quote.text}”</blockquote>
          <figcaption>
            <b>{quote.by}</b>
          </figcaption>
        </figure>
      </section>
      <Masterclass masterclass={masterclass} />
      <ClosingBand title={closing.title} play={plays.horns}>
        <Button href={closing.loginHref} variant="ink" big arrow>
          {closing.loginLabel}
        </Button>
        <Button href={closing.registerHref} variant="line" big>
          {closing.registerLabel}
        </Button>
      </ClosingBand>
    </div>
  )
}
