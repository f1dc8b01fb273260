import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import { AdminFrame } from '@/admin/AdminFrame'
import type { Staff } from '@/payload-types'
import { openChildFile } from '../../server/child-file/open'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import { ChildFile } from './ChildFile'
import styles from './child-file.module.css'

/** /admin/child-file/:kind/:id: all data stored about one child, for the registrar and admins. */
export async function ChildFileView(view: AdminViewServerProps) {
  const [kind = '', id = ''] = [view.params?.segments].flat().slice(1)
  const { user } = view.initPageResult.req
  if (user?.collection !== 'staff') redirect(adminPaths.login(adminPaths.childFile(kind, id)))
  return (
    <AdminFrame view={view}>
      <div className={`gutter--left gutter--right ${styles.page}`}>
        {hasRole(user, 'registrar') ? (
          <Loaded staff={user as Staff} kind={kind} id={id} />
        ) : (
          <Sentence>Only the registrar and admins open the file of a child.</Sentence>
        )}
      </div>
    </AdminFrame>
  )
}

async function Loaded({ staff, kind, id }: { staff: Staff; kind: string; id: string }) {
  const file = await openChildFile(staff, { kind, id }).catch(reportUnread)
  if (file === undefined) return <NotLoaded what="Everything we hold" />
  if (!file) return <Sentence>No one is here anymore. Nothing is kept under this address.</Sentence>
  return <ChildFile file={file} childRef={{ kind, id }} staff={staff} />
}

function Sentence({ children }: { children: string }) {
  return (
    <>
      <h1>Everything we hold</h1>
      <p className={styles.lede}>{children}</p>
    </>
  )
}
