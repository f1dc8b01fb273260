import { Arrow } from '@/components/ui/Arrow'
import type { FilmRoomPage } from '@/payload-types'
import { plays } from '@/lib/court/plays'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
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

/** Links three public films, each on its own site. Nothing is loaded from those sites here. */
function Masterclass({ masterclass }: Pick<FilmRoomPage, 'masterclass'>) {
  const { label, title, text, videos } = masterclass
  return (
    <section className="ink section" aria-labelledby="masterclass-heading">
      <div className="wrap split">
        <SectionHead id="masterclass-heading" label={label} title={title} text={text} />
        <ul className={styles.masterclass}>
          {(videos ?? []).map(({ id, title: name, href }, index) => (
            <li key={id ?? href}>
              <a href={href} target="_blank" rel="noopener">
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  {name}
                  <small>{new URL(href).hostname.replace(/^www\./, '')}, opens in a new tab</small>
                </span>
                <Arrow leaving />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
