import { FactRows } from '@/components/ui/FactRows'
import { formatMoment } from '@/lib/dates'
import type { LastBackup, ServerHealth } from '../../server/server-health'
import { Panel } from './Panel'
import { LATE_MINUTES } from './ServerAlerts'
import styles from './server.module.css'

const [MEGABYTE, GIGABYTE] = [1_000_000, 1_000_000_000]

/** The background work, the disk and the last backup in figures. What needs attention is above the page (ServerAlerts). */
export function ServerPanel({ backup, isBackedUpElsewhere, waitingMinutes, freeBytes }: ServerHealth) {
  return (
    <Panel title="Server">
      <dl className={styles.facts}>
        <FactRows
          facts={[
            ['Background work', waitingMinutes >= LATE_MINUTES ? `${waitingMinutes} minutes late` : 'On time'],
            ['Free on the disk', freeBytes === null ? null : formatSize(freeBytes)],
            ['Last backup', isBackedUpElsewhere ? null : describeBackup(backup)],
          ]}
        />
      </dl>
      {!isBackedUpElsewhere && !backup && (
        <p className="fc-note fc-note--warn">
          There is no backup yet. The person who runs the server makes one every night with <code>npm run backup</code>.
        </p>
      )}
    </Panel>
  )
}

function formatSize(bytes: number): string {
  return bytes < GIGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${Math.floor(bytes / GIGABYTE)} GB`
}

function describeBackup(backup: LastBackup | null): string {
  if (!backup) return 'None'
  return `${formatMoment(backup.takenAt)}, ${Math.max(1, Math.round(Number(backup.bytes) / MEGABYTE))} MB`
}
