import { Archive, Check, CircleAlert, Clock, Send, Undo2, type LucideIcon } from 'lucide-react'
import type { DefaultServerCellComponentProps } from 'payload'
import type { Mail } from '@/payload-types'
import { explainMail, type LoggedMail } from '../../rules/mail-log'
import { isCountedDown } from '../../rules/outbox'
import { statusText } from '../shared/status-text'
import { MailCountdown } from './MailCountdown.client'
import styles from './outbox.module.css'

const ICONS: Record<Mail['status'], LucideIcon> = {
  waiting: Clock,
  held: Clock,
  queued: Send,
  sent: Check,
  kept: Archive,
  failed: CircleAlert,
  undone: Undo2,
}

/** The list column of a mail's state: the remaining time as a ring, or an icon. The subject has it in words. */
export function MailStateCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const mail = rowData as Mail
  const { createdAt, sendAt, status } = mail
  if (sendAt && isCountedDown({ status, sendAt })) return <MailCountdown from={createdAt} until={sendAt} />
  const Icon = ICONS[status]
  return (
    <span className={styles.state} data-state={status} title={explainMail(mail as LoggedMail)}>
      <Icon aria-hidden="true" size={20} />
      <span className="fc-visually-hidden">{statusText(status)}</span>
    </span>
  )
}
