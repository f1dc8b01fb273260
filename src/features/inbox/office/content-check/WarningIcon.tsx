import { CircleAlert, Image, Link2, List, User } from 'lucide-react'
import type { Warning } from '@/features/site/rules/content-check/warning'
import styles from './content-check.module.css'

const ICONS = {
  fee: CircleAlert,
  ages: CircleAlert,
  hours: CircleAlert,
  link: Link2,
  'link-text': Link2,
  picture: Image,
  heading: List,
  name: User,
} satisfies Record<Warning['kind'], unknown>

/** What is plainly wrong for visitors is red. */
const WRONG: readonly Warning['kind'][] = ['fee', 'ages', 'hours', 'link', 'name']

/** The sign of a kind of warning; its message says the same. */
export function WarningIcon({ kind }: Pick<Warning, 'kind'>) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden size={18} className={WRONG.includes(kind) ? styles.wrong : styles.unclear} />
}
