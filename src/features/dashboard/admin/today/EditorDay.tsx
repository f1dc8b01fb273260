import { formatRecent, formatUpcoming } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { OpenArticle } from '../../server/work-queue/articles'
import { Panel } from './Panel'
import styles from './day.module.css'

/** An editor's dashboard: drafts and scheduled publications. */
export function EditorDay({ articles, total, self }: { articles: OpenArticle[]; total: number; self: string }) {
  return (
    <Panel title="Drafts and what goes out" link={{ href: adminPaths.list('posts'), label: 'All articles' }}>
      {articles.length === 0 && <p>No draft is open. What you write and do not publish appears here.</p>}
      <ul className={`fc-list ${styles.rows}`}>
        {articles.map(({ id, title, updatedAt, goesOutAt, actor, isLive }) => (
          <li key={id} className={styles.article}>
            <span>
              <a href={adminPaths.document('posts', id)}>{title}</a>
              <small>
                {[actor === self ? 'You' : actor, `changed ${formatRecent(updatedAt)}`].filter(Boolean).join(', ')}
              </small>
            </span>
            {goesOutAt ? (
              <span className="fc-tag fc-tag--info">Goes out {formatUpcoming(goesOutAt)}</span>
            ) : (
              <span className="fc-tag fc-tag--secondary">{isLive ? 'Draft over live' : 'Draft'}</span>
            )}
          </li>
        ))}
      </ul>
      {total > articles.length && <p>{total - articles.length} more drafts in the list.</p>}
    </Panel>
  )
}
