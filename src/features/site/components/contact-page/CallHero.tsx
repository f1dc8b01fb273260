import type { ContactPage } from '@/payload-types'
import { telHref } from '@/lib/phone-numbers'
import styles from './contact-page.module.css'

/** The phone number in the largest letters: one tap calls it. */
export function CallHero({ hero, phone }: { hero: ContactPage['hero']; phone: string }) {
  return (
    <section className={`${styles.call} ink`}>
      <div className="wrap">
        <h1>{hero.title}</h1>
        {phone && (
          <a href={telHref(phone)}>
            <span>{hero.phoneLabel}</span> <b>{phone}</b>
          </a>
        )}
        <p className="lede">{hero.lede}</p>
      </div>
    </section>
  )
}
