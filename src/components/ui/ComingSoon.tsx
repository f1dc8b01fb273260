import type { EventsPage } from '@/payload-types'
import type { HeroPage } from '@/lib/court/hero-plays'
import { Button } from './Button'
import { PageHero } from './PageHero'
import { SectionHead } from './SectionHead'
import styles from './coming-soon.module.css'

/** A page whose list is still empty: what it will contain, and what families can do until then. */
export function ComingSoon({ texts, page }: { texts: EventsPage['comingSoon']; page: HeroPage }) {
  const { label, title, lede, registerHref, registerLabel, contactHref, contactLabel, preview } = texts
  return (
    <>
      <PageHero label={label} title={title} lede={lede} page={page} size="huge">
        <div className="flex flex-wrap gap-4">
          <Button href={registerHref} big arrow>
            {registerLabel}
          </Button>
          <Button href={contactHref} variant="line" big>
            {contactLabel}
          </Button>
        </div>
      </PageHero>
      <section className="section" aria-labelledby="preview-heading">
        <div className="wrap split">
          <SectionHead id="preview-heading" label={preview.label} title={preview.title} />
          <ul className={styles.toCome}>
            {preview.items.map(({ id, title: name, text }) => (
              <li key={id}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
