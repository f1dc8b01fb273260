import type { AdminViewServerProps } from 'payload'
import { ImportPanel } from '@/admin/lazy.client'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { NotForYou, staffOf, StaffPage } from '@/admin/StaffPage'
import { adminPaths } from '@/lib/admin-paths'
import { findLastImport } from '../../server/event-import/undo-import'

const TITLE = 'Import events'

/** /admin/event-import: imports the events of a file into the calendar, after a dry run. */
export async function EventImportView(view: AdminViewServerProps) {
  const staff = staffOf(view, adminPaths.eventImport, 'editor', 'coach')
  if (!staff) return <NotForYou view={view} title={TITLE} />
  // Wrapped in an array to distinguish "no import" from a failed query.
  const loaded = await loadOrNull('event-import', async () => [await findLastImport()])
  return (
    <StaffPage
      view={view}
      title={TITLE}
      text="A CSV file, one event a line. You see what becomes of each line before anything is stored."
      actions={
        <a className="fc-chip" href={adminPaths.list('events')}>
          Back to the events
        </a>
      }
    >
      {loaded ? (
        <ImportPanel
          actions={{
            importAt: 'events/import',
            undoAt: 'events/undo-import',
            noun: 'event',
            into: 'the calendar',
          }}
          what="Event"
          last={loaded[0] ?? null}
        >
          The first line names the columns: Title, Date, Place and Description. Type, Starts, Ends, Last day, Address
          and Squads may be there too. Without times an event lasts all day. Times are Arizona time. What you import is
          on the calendar at once. Up to 200 lines.
        </ImportPanel>
      ) : (
        <CouldNotLoad path={adminPaths.eventImport} />
      )}
    </StaffPage>
  )
}
