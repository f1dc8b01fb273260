import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole, type StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { AdminFrame } from './AdminFrame'
import { NotAllowed } from './NotAllowed'
import styles from './staff-page.module.css'

/** Returns the viewer of a custom view, which Payload does not protect. Null for staff without the roles. */
export function staffOf({ initPageResult }: AdminViewServerProps, path: string, ...roles: StaffRole[]): Staff | null {
  const { user } = initPageResult.req
  if (user?.collection !== 'staff') redirect(adminPaths.login(path))
  return hasRole(user, ...roles) ? (user as Staff) : null
}

type Props = {
  view: AdminViewServerProps
  title: string
  /** A sentence below the title. */
  text?: ReactNode
  /** Chips and buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A custom view in the admin's frame. */
export function StaffPage({ view, title, text, actions, children }: Props) {
  return (
    <AdminFrame view={view}>
      <div className={`fc-ember-enabled ${styles.view}`}>
        <div className={styles.viewHead}>
          <div>
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </div>
          {actions && <div className={styles.viewActions}>{actions}</div>}
        </div>
        {children}
      </div>
    </AdminFrame>
  )
}

/** The page for staff without access to a view. */
export function NotForYou({ view, title }: { view: AdminViewServerProps; title: string }) {
  return (
    <StaffPage view={view} title={title}>
      <NotAllowed />
    </StaffPage>
  )
}

/** Returns a query value if it is one of the known values; else null. */
export function oneOf<Word extends string>(value: unknown, values: readonly Word[]): Word | null {
  return values.find((word) => word === value) ?? null
}
