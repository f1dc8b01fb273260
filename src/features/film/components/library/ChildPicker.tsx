import { LinkTabs } from '@/components/ui/LinkTabs'
import { paths } from '@/lib/paths'
import type { Child } from '@/features/members/server/api'
import styles from './library.module.css'

/** Lets a parent of several players select the child whose films and results are shown. */
export function ChildPicker({ options, current }: { options: Child[]; current: string }) {
  if (options.length < 2) return null
  const items = options.map(({ id, name }) => ({
    href: paths.filmRoomOf(id),
    label: name,
    isCurrent: id === current,
  }))
  return (
    <div className={styles.children}>
      <LinkTabs label="Player" items={items} />
    </div>
  )
}
