import type { PrivacyPage, TermsPage } from '@/payload-types'
import { plainText, readRichText } from '@/components/rich-text/content'
import { RichText } from '@/components/rich-text/RichText'
import { formatDay } from '@/lib/dates'
import styles from './legal.module.css'

/** The text of a legal page, with its date and a table of contents. */
export function LegalText({ text }: { text: PrivacyPage['text'] | TermsPage['text'] }) {
  const headings = readRichText(text.body).filter(({ type, tag }) => type === 'heading' && tag === 'h2')
  return (
    <div className="wrap section split">
      <aside className={styles.legalSide} aria-labelledby="contents-heading">
        <p>
          {text.updatedLabel}{' '}
          <time dateTime={text.updated.slice(0, 10)}>{formatDay(text.updated, 'MMMM d, yyyy')}</time>
        </p>
        <h2 id="contents-heading" className="label mt-8">
          {text.contentsLabel}
        </h2>
        <ul>
          {headings.map(({ id, children }) => (
            <li key={id}>
              <a href={`#${id}`}>{plainText({ root: { children } })}</a>
            </li>
          ))}
        </ul>
      </aside>
      <div className={styles.legalText}>
        <RichText content={text.body} />
      </div>
    </div>
  )
}
