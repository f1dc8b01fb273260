import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { SquadNav } from '../SquadNav'
import { findLastImport } from '../../server/roster-import/undo-import'
import { listOwnSquads } from '../../server/own-squads'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { NotForYou, oneOf, staffOf, StaffPage } from '@/admin/StaffPage'
import { ImportPanel } from '@/admin/lazy.client'
import styles from '@/admin/import/import.module.css'

const TITLE = 'Import players'

/** /admin/roster-import: imports the players of a file into a squad, after a dry run. */
export async function ImportView(view: AdminViewServerProps) {
  const staff = staffOf(view, adminPaths.rosterImport(), 'registrar', 'coach')
  if (!staff) return <NotForYou view={view} title={TITLE} />
  const loaded = await loadOrNull('roster-import', async () => {
    const squads = await listOwnSquads(staff)
    const division = oneOf(view.searchParams?.division, squads) ?? squads[0] ?? null
    return { squads, division, last: division && (await findLastImport(division)) }
  })
  if (loaded && !loaded.division) return <NotForYou view={view} title={TITLE} />
  const division = loaded?.division
  return (
    <StaffPage
      view={view}
      title={TITLE}
      text="A CSV file, one player a line. You see what becomes of each line before anything is stored."
      actions={
        division && (
          <a className="fc-chip" href={adminPaths.rosterOf(division)}>
            Back to {division}
          </a>
        )
      }
    >
      {loaded && division ? (
        <>
          <SquadNav
            squads={loaded.squads}
            current={division}
            pathOf={adminPaths.rosterImport}
            className={styles.squads}
          />
          <ImportPanel
            key={division}
            actions={{
              importAt: 'roster/import',
              undoAt: 'roster/undo-import',
              body: { division },
              noun: 'player',
              into: division,
            }}
            what="Player"
            last={loaded.last}
          >
            The first line names the columns: First name, Last name, Girl or boy, and Age or Birth date. Number,
            Position and Height may be there too. A birth date only tells the age and is not stored. Up to 200 lines.
          </ImportPanel>
        </>
      ) : (
        <CouldNotLoad path={adminPaths.rosterImport()} />
      )}
    </StaffPage>
  )
}
