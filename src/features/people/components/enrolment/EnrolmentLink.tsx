import { paths } from '@/lib/paths'

/** Links a parent to the consents and contacts of their own child. */
export function EnrolmentLink({ child }: { child: { id: string; name: string } }) {
  return (
    <form action={paths.memberPost('enrol-open')} method="post">
      <input type="hidden" name="child" value={child.id} />
      <p>For {child.name}: who we call, who picks up, what you agreed to, and what the website shows.</p>
      <button type="submit" className="btn line mt-4">
        Consents and contacts
      </button>
    </form>
  )
}
