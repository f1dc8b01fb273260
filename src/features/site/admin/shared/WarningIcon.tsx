import { CircleAlert, Image, Link2, List, User } from 'lucide-react'
import type { Warning } from '../../rules/content-check/warning'
import styles from '../content-check/content-check.module.css'

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

/** Warnings that mislead visitors are shown in red. */
const WRONG: readonly Warning['kind'][] = ['fee', 'ages', 'hours', 'link', 'name']

/** The icon of a kind of warning. Decorative: the message carries the meaning. */
export function WarningIcon({ kind }: Pick<Warning, 'kind'>) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden size={18} className={WRONG.includes(kind) ? styles.wrong : styles.unclear} />
}
