import { TitledItems } from '@/components/ui/TitledItems'
import styles from '@/components/ui/titled.module.css'

type TitledListProps = {
  items: { id?: string | null; title: string; text: string }[]
  /** The marker of each row: its number, a ring, or nothing. */
  mark?: 'number' | 'ring' | 'none'
  /** Adds a layout of training.css to the plain rows. */
  className?: string
}

/** Rows with a short title and a sentence. Numbered ones are an ordered list. */
export function TitledList({ items, mark = 'none', className = '' }: TitledListProps) {
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <List className={`${styles.titled} ${className}`} data-mark={mark}>
      <TitledItems items={items} numberClass={mark === 'number' ? 'num' : undefined} />
    </List>
  )
}
