import { Tag } from '@/components/ui/Tag'

/** The tag of an assigned film, with the label of dueLabel(). */
export function DueTag({ label }: { label: string }) {
  return <Tag tone={label === 'Overdue' ? 'bad' : 'warn'}>{label}</Tag>
}
