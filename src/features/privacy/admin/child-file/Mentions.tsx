import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { Mention } from '../../server/child-file/mentions'
import styles from './child-file.module.css'

/** Records of others that name the child: staff read each one and decide, because an erasure leaves them as they are. */
export function Mentions({ mentions, firstName }: { mentions: readonly Mention[]; firstName: string }) {
  if (mentions.length === 0) return null
  return (
    <section aria-labelledby="fc-mentions">
      <h2 id="fc-mentions">Perhaps about {firstName} too</h2>
      <p className={styles.lede}>
        These name {firstName} or someone of the same name. Erasing leaves them as they are. Read each one, then delete
        it or take the name out.
      </p>
      <ul className={styles.mentions}>
        {mentions.map(({ kind, id, at }) => (
          <li key={kind + id}>
            <a href={kind === 'inbox-views' ? adminPaths.inbox() : adminPaths.document(kind, id)}>{labelOf(kind)}</a>{' '}
            <span>{formatDay(toDay(at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labelOf(kind: Mention['kind']): string {
  switch (kind) {
    case 'film-comments':
      return 'Comment on a film'
    case 'film-assignments':
      return 'Note of an assignment'
    case 'media':
      return 'Text of a picture'
    case 'albums':
      return 'Caption in an album'
    case 'inbox-views':
      return 'Saved view of the inbox'
    default:
      return INBOX_KINDS[kind].one
  }
}
