import { formatMoment } from '@/lib/dates'
import type { LastBackup } from '../../server/backups'
import { Panel } from './Panel'

const MEGABYTE = 1_000_000

/** When the site was last backed up, with a warning after two days. */
export function BackupsPanel({ last }: { last: LastBackup | null }) {
  if (!last) {
    return (
      <Panel title="Backups">
        <p className="fc-note fc-note--warn">
          There is no backup yet. The person who runs the server makes one with <code>npm run backup</code>, best every
          night.
        </p>
      </Panel>
    )
  }
  const size = Math.max(1, Math.round(Number(last.bytes) / MEGABYTE))
  const when = `${formatMoment(last.takenAt)}, ${size} MB`
  return (
    <Panel title="Backups">
      {last.isOld ? (
        <p className="fc-note fc-note--warn">
          The last backup is more than two days old: {when}. Everything since then would be lost with the server.
        </p>
      ) : (
        <p>Last backup: {when}.</p>
      )}
    </Panel>
  )
}
