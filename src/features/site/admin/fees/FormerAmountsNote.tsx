import { listStillNamed } from '../../server/former-amounts'
import styles from './fees.module.css'

/** Lists, above the fees, the pages that still name a former amount, for example in a sentence written by hand. */
export async function FormerAmountsNote() {
  const pages = await listStillNamed()
  if (pages.length === 0) return null
  return (
    <section role="status" aria-labelledby="still-named" className={styles.stillNamed}>
      <h3 id="still-named">These pages still name an old amount</h3>
      <ul>
        {pages.map(({ title, path, amounts }) => (
          <li key={`${path} ${title}`}>
            <a href={path}>{title}</a>: {amounts.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
