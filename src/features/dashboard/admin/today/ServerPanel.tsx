import { formatMoment } from '@/lib/dates'
import type { LastBackup, ServerHealth } from '../../server/server-health'
import { Panel } from './Panel'

const MEGABYTE = 1_000_000
/** Jobs run within seconds; a mail server that is away for a moment is retried within minutes. */
const LATE_MINUTES = 10
/** A registration takes a few kilobytes, so this leaves days to make space. */
const FEW_BYTES = 1_000 * MEGABYTE

/** Whether the site is backed up, its background work runs and its disk has space, with what to do when it is not. */
export function ServerPanel({ backup, isBackedUpElsewhere, waitingMinutes, freeBytes }: ServerHealth) {
  return (
    <Panel title="Server">
      {waitingMinutes >= LATE_MINUTES ? (
        <p className="fc-note fc-note--warn">
          Mails and other background work have been waiting for {waitingMinutes} minutes. Nothing is lost. Ask the
          person who runs the server to restart it.
        </p>
      ) : (
        <p>Mails and other background work are on time.</p>
      )}
      {freeBytes !== null && freeBytes < FEW_BYTES && (
        <p className="fc-note fc-note--warn">
          The disk has only {Math.floor(freeBytes / MEGABYTE)} MB left. When it is full, no registration and no picture
          can be stored. Ask the person who runs the server to make space.
        </p>
      )}
      {!isBackedUpElsewhere && <BackupLine backup={backup} />}
    </Panel>
  )
}

function BackupLine({ backup }: { backup: LastBackup | null }) {
  if (!backup) {
    return (
      <p className="fc-note fc-note--warn">
        There is no backup yet. The person who runs the server makes one every night with <code>npm run backup</code>.
      </p>
    )
  }
  const size = Math.max(1, Math.round(Number(backup.bytes) / MEGABYTE))
  const when = `${formatMoment(backup.takenAt)}, ${size} MB`
  if (!backup.isOld) return <p>Last backup: {when}.</p>
  return (
    <p className="fc-note fc-note--warn">
      The last backup is more than two days old: {when}. What came later would be lost with the server.
    </p>
  )
}
