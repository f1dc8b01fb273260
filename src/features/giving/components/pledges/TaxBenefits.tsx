import type { DonatePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { isExternal, safeHref } from '@/lib/links'
import styles from './pledges.module.css'

/** Explains the tax benefits of a gift, and links the documents that identify the academy. */
export function TaxBenefits({ texts }: { texts: DonatePage['tax'] }) {
  const { documents, ...head } = texts
  return (
    <section className="section" aria-labelledby="tax-heading">
      <div className="wrap split">
        <SectionHead id="tax-heading" {...head} />
        <ul className={styles.papers}>
          {documents.map(({ id, label, href }) => (
            <li key={id ?? label}>
              <PaperLink href={safeHref(href)} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function PaperLink({ href, label }: { href: string | null; label: string }) {
  if (!href) return label
  const newTab = isExternal(href) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className="text-link" href={href} {...newTab}>
      {label}
      {isExternal(href) && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
