type LinkTabsProps = {
  /** Names the choice for screen readers. */
  label: string
  items: { href: string; label: string; hint?: string; isCurrent: boolean }[]
}

/** Looks like tabs, but each leads to an address of its own and works without scripts. */
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
