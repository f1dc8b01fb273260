type LinkTabsProps = {
  /** The accessible name of the tabs. */
  label: string
  items: { href: string; label: string; hint?: string; isCurrent: boolean }[]
}

/** Looks like tabs, but each is a link to its own URL and works without JavaScript. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="tabs">
      {items.map(({ href, label: name, hint, isCurrent }) => (
        <a key={href} href={href} className="tab" aria-current={isCurrent ? 'page' : undefined}>
          <b>{name}</b>
          {hint && <small>{hint}</small>}
        </a>
      ))}
    </nav>
  )
}
