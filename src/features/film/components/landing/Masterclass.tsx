import type { FilmRoomPage } from '@/payload-types'
import { Arrow } from '@/components/ui/Arrow'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './landing.module.css'

/** Links three public films, each on its own site. Nothing is loaded from those sites here. */
export function Masterclass({ masterclass }: Pick<FilmRoomPage, 'masterclass'>) {
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
