import { LinkTabs } from '@/components/ui/LinkTabs'
import { paths } from '@/lib/paths'

/** Switches between the two views of the events: the list, and the given month. */
export function ViewTabs({ view, month }: { view: 'list' | 'month'; month: string }) {
  return (
    <LinkTabs
      label="View"
      items={[
        { href: paths.events, label: 'List', isCurrent: view === 'list' },
        { href: paths.eventMonth(month), label: 'Month', isCurrent: view === 'month' },
      ]}
    />
  )
}
