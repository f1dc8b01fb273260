import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'

/** Links a parent to the consents and contacts of their own child. */
export function EnrolmentLink({ child }: { child: { id: string; name: string } }) {
  return (
    <>
      <p className="mb-4">
        For {child.name}: who we call, who picks up, what you agreed to, and what the website shows.
      </p>
      <OpenEnrolment child={child.id} className="btn line">
        Consents and contacts
      </OpenEnrolment>
    </>
  )
}

type OpenEnrolmentProps = { child: string; className?: string; children: ReactNode }

/** A button that opens the enrollment of a parent's own child. @param child the child's film room account */
export function OpenEnrolment({ child, className, children }: OpenEnrolmentProps) {
  return (
    <form action={paths.memberPost('enrol-open')} method="post">
      <input type="hidden" name="child" value={child} />
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  )
}
