import { formatCount } from '@/lib/counts'
import styles from './data-lists.module.css'

type Part = { readers: string; until: string; rows: readonly { what: string; purpose: string }[] }
/** All data that the academy stores about families, by subject: each opens to its readers and retention periods. */
export function RetainedData({ groups }: { groups: readonly { title: string; parts: readonly Part[] }[] }) {
  return (
    <section className="paper section" aria-labelledby="what-we-keep">
      <div className="wrap">
        <h2 id="what-we-keep">What we keep, who reads it, and until when</h2>
        <p className="lede mt-4">
          Taken from the list that the site itself is checked against. Open a line to read it.
        </p>
        <div className={styles.groups}>
          {groups.map(({ title, parts }) => (
            <details key={title}>
              <summary>
                <h3>{title}</h3>
                <span>{countKinds(parts)}</span>
                <svg width="18" height="18" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                  <path d="M9 1v16M1 9h16" />
                </svg>
              </summary>
              {parts.map((part) => (
                <RetainedPart key={part.readers + part.until} {...part} />
              ))}
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

function RetainedPart({ readers, until, rows }: Part) {
  return (
    <div className={styles.part}>
      <dl>
        <dt>Who may read it</dt>
        <dd>{readers}</dd>
        <dt>Until</dt>
        <dd>{until}</dd>
      </dl>
      <dl>
        {rows.map(({ what, purpose }) => (
          <div key={what + purpose}>
            <dt>{what}</dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function countKinds(parts: readonly Part[]): string {
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  return formatCount(count, 'kind of data', 'kinds of data')
}
