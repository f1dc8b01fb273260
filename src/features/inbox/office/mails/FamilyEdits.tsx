import { fieldWords, type FamilyEdit } from '../../rules/mail-panel'
import { formatMoment } from '@/lib/dates'
import styles from './mails.module.css'

/** What a family changed on its private page after it had sent the form. */
export function FamilyEdits({ edits }: { edits: readonly FamilyEdit[] }) {
  if (edits.length === 0) return null
  return (
    <>
      <h3>Changed by the family</h3>
      <table className={styles.edits}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {edits.map(({ id, at, field, before, after }) => (
            <tr key={id}>
              <th scope="row">{fieldWords(field)}</th>
              <td>{before ? <del>{before}</del> : 'empty'}</td>
              <td>{after ? <ins>{after}</ins> : 'empty'}</td>
              <td>{formatMoment(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
