import type { DonatePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { SiteLink } from '@/components/ui/SiteLink.client'
import styles from '@/components/ui/titled.module.css'

/** Lists other options to support the academy, each with a link. */
export function OtherDonations({ texts }: { texts: DonatePage['ways'] }) {
  return (
    <section className="paper section" aria-labelledby="ways-heading">
      <div className="wrap">
        <SectionHead id="ways-heading" label={texts.label} title={texts.title} />
        <ul className={`${styles.titled} ${styles.isGrid} mt-10`}>
          {texts.items.map(({ id, title, text, linkHref, linkLabel }) => (
            <li key={id ?? title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <SiteLink className="text-link mt-3 w-fit" href={linkHref}>
                {linkLabel}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
