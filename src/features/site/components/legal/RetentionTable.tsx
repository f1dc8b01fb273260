import styles from './kept.module.css'

type Row = { what: string; purpose: string; readers: string; until: string }
type Props = { groups: readonly { title: string; rows: readonly Row[] }[] }

/** All data that the academy stores about families, with its readers and retention period; on a phone one card per row. */
export function RetentionTable({ groups }: Props) {
  return (
    <section className="paper section" aria-labelledby="what-we-keep">
      <div className="wrap">
        <h2 id="what-we-keep">What we keep, who reads it, and until when</h2>
        <p className="lede mt-4">Taken from the list that the site itself is checked against.</p>
        <table className={styles.kept}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why</th>
              <th scope="col">Who may read it</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th colSpan={4} scope="rowgroup">
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.what + row.purpose + row.readers}>
                  <td>{row.what}</td>
                  <td data-label="Why">{row.purpose}</td>
                  <td data-label="Who may read it">{row.readers}</td>
                  <td data-label="Until">{row.until}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}
