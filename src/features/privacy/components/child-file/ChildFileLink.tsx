/** A guardian's link to the data about their own child. */
export function ChildFileLink({ href, firstName }: { href: string; firstName: string }) {
  return (
    <>
      <p>
        Everything we hold about {firstName}: what it is, why we keep it, who may read it and when it leaves. You can
        take it all with you.
      </p>
      <a className="btn line mt-4" href={href}>
        What we hold about {firstName}
      </a>
    </>
  )
}
