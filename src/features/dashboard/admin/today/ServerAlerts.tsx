import { formatDay, toDay } from '@/lib/dates'
import type { ServerHealth } from '../../server/server-health'
import styles from './server.module.css'

const MEGABYTE = 1_000_000
/** Jobs run within seconds; a mail server that is away for a moment is retried within minutes. */
export const LATE_MINUTES = 10
/** A registration takes a few kilobytes, so this leaves days to make space. */
const FEW_BYTES = 1_000 * MEGABYTE

type Alert = { title: string; text: string }

/** What endangers the families' data, above everything else on the dashboard. Renders nothing on a healthy server. */
export function ServerAlerts(health: ServerHealth) {
  const alerts = listAlerts(health)
  if (alerts.length === 0) return null
  return (
    <ul className={styles.alerts} aria-label="Server alerts">
      {alerts.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function listAlerts({ backup, isBackedUpElsewhere, waitingMinutes, freeBytes }: ServerHealth): Alert[] {
  const alerts: Alert[] = []
  if (freeBytes !== null && freeBytes < FEW_BYTES)
    alerts.push({
      title: `The disk has only ${Math.floor(freeBytes / MEGABYTE)} MB left`,
      text: 'When it is full, no registration and no picture can be stored. Ask the person who runs the server to make space.',
    })
  if (backup?.isOld && !isBackedUpElsewhere)
    alerts.push({
      title: `The last backup is from ${formatDay(toDay(new Date(backup.takenAt)), 'EEEE, MMMM d')}`,
      text: 'Everything newer would be lost with the server. Ask the person who runs the server to make a backup.',
    })
  if (waitingMinutes >= LATE_MINUTES)
    alerts.push({
      title: `Mails have been waiting for ${waitingMinutes} minutes`,
      text: 'So has other background work. Nothing is lost. Ask the person who runs the server to restart it.',
    })
  return alerts
}
