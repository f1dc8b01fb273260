import type { UIFieldServerProps } from 'payload'
import { formatRecent } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { Staff } from '@/payload-types'
import { INBOX_KINDS, isInboxKind } from '../../rules/kinds'
import { listHousehold } from '../../server/entry/household'
import { StatusTag } from '../shared/StatusTag'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import styles from './written.module.css'

/** The other entries of the same family. */
export async function CaseHousehold({ collectionSlug: kind, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(kind)) return null
  const household = await listHousehold(req.user as Staff, { kind, id: String(id) }).catch(reportUnread)
  if (!household) return <NotLoaded what="The household" />
  const { entries, total } = household
  if (entries.length === 0) return null
  return (
    <section className={styles.household} aria-labelledby="fc-household">
      <div className={styles.head}>
        <h2 id="fc-household">The household</h2>
        <small>Same phone or email</small>
      </div>
      <ul className="fc-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={adminPaths.document(entry.kind, entry.id)}>
              <span className={styles.age}>{entry.age ?? ''}</span>
              <span>
                <b>{entry.person}</b>
                <small>
                  {INBOX_KINDS[entry.kind].one}, {formatRecent(entry.receivedAt)}
                </small>
              </span>
              <StatusTag status={entry.status} />
            </a>
          </li>
        ))}
      </ul>
      {total > entries.length && <p>{total - entries.length} more, older ones.</p>}
    </section>
  )
}
