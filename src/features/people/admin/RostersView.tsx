import type { AdminViewServerProps } from 'payload'
import type { RosterRow } from '../rules/roster-table'
import { listRoster } from '../server/rosters/queries'
import type { DivisionKey } from '../rules/divisions'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'
import { findClosedNote } from '@/features/members/server/api'
import { listOwnSquads } from '../server/own-squads'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { RosterTable } from './lazy.client'
import { SquadNav } from './SquadNav'
import { NotForYou, oneOf, staffOf, StaffPage } from '@/admin/StaffPage'
import pageStyles from '@/admin/staff-page.module.css'
import styles from './people.module.css'

const TITLE = 'Rosters'

/** /admin/rosters: a squad's players as an editable table, with printable sheets. */
export async function RostersView(view: AdminViewServerProps) {
  const staff = staffOf(view, adminPaths.rosters, 'registrar', 'coach')
  if (!staff) return <NotForYou view={view} title={TITLE} />
  const squads = (await loadOrNull('rosters', () => listOwnSquads(staff))) ?? null
  const division = squads && (oneOf(view.searchParams?.division, squads) ?? squads[0] ?? null)
  const rows = division && (await loadOrNull('rosters', () => listRoster(division)))
  const closed = squads?.length === 0 ? await loadOrNull('rosters', () => findClosedNote(staff)) : null
  const isRegistrar = hasRole(view.initPageResult.req.user, 'registrar')
  return (
    <StaffPage
      view={view}
      title={TITLE}
      text="Type in the table: one Save stores all of it. Enter saves, Escape puts a row back."
      actions={
        isRegistrar && (
          <a className="fc-chip" href={adminPaths.rollover}>
            Season rollover
          </a>
        )
      }
    >
      {squads?.length === 0 && (
        <p className={pageStyles.viewNone}>{closed ?? 'No squad is yours yet. An admin sets that on your account.'}</p>
      )}
      {squads && division && <SquadNav squads={squads} current={division} pathOf={adminPaths.rosterOf} />}
      {rows && division && <Squad division={division} rows={rows} mayPublish={isRegistrar} />}
      {(!squads || (division && !rows)) && (
        <CouldNotLoad path={division ? adminPaths.rosterOf(division) : adminPaths.rosters} />
      )}
    </StaffPage>
  )
}

function Squad({ division, rows, mayPublish }: { division: DivisionKey; rows: RosterRow[]; mayPublish: boolean }) {
  return (
    <>
      {rows.length === 0 ? (
        <p className={pageStyles.viewNone}>No players in {division} yet. Players come from accepted registrations.</p>
      ) : (
        <RosterTable key={division} division={division} players={rows} mayPublish={mayPublish} />
      )}
      <p className={styles.panelWays}>
        <a className="fc-chip" href={adminPaths.rosterImport(division)}>
          Import players
        </a>
        <a className="fc-chip" href={adminPaths.rosterSheet('roster', division)}>
          Print the roster
        </a>
        <a className="fc-chip" href={adminPaths.rosterSheet('check-in', division)}>
          Print the check-in sheet
        </a>
      </p>
    </>
  )
}
