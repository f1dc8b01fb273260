import type { AdminViewServerProps } from 'payload'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { makeSheet, SHEETS, type SheetName, type SheetRow } from '../server/rosters/sheets'
import type { DivisionKey } from '../rules/divisions'
import { formatMoment } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { listOwnSquads } from '../server/own-squads'
import { CouldNotLoad, loadOrNull } from '@/admin/load'
import { PrintButton } from '@/admin/PrintButton.client'
import { NotForYou, oneOf, staffOf, StaffPage } from '@/admin/StaffPage'
import styles from './people.module.css'

const NAMES = Object.keys(SHEETS) as SheetName[]
/** The number of empty columns for practice dates, to be filled in by hand. */
const DATES = 6

/** /admin/roster-sheet: a squad for printing, with the staff member and the time. Each sheet is recorded in the audit. */
export async function SheetView(view: AdminViewServerProps) {
  const sheet = oneOf(view.searchParams?.sheet, NAMES) ?? 'roster'
  const staff = staffOf(view, adminPaths.rosters, 'registrar', 'coach')
  if (!staff) return <NotForYou view={view} title={SHEETS[sheet]} />
  const loaded = await loadOrNull('roster-sheet', async () => {
    const division = oneOf(view.searchParams?.division, await listOwnSquads(staff))
    return { division, rows: division ? await makeSheet(staff, sheet, division) : [] }
  })
  if (loaded && !loaded.division) return <NotForYou view={view} title={SHEETS[sheet]} />
  const division = loaded?.division
  return (
    <StaffPage
      view={view}
      title={`${SHEETS[sheet]} ${division ?? ''}`}
      actions={
        division && (
          <>
            <a className="fc-chip" href={adminPaths.rosterOf(division)}>
              Back to {division}
            </a>
            <PrintButton />
          </>
        )
      }
    >
      {loaded && division ? (
        <Sheet sheet={sheet} division={division} rows={loaded.rows} by={staff.name} />
      ) : (
        <CouldNotLoad path={adminPaths.rosters} />
      )}
    </StaffPage>
  )
}

type SheetProps = { sheet: SheetName; division: DivisionKey; rows: SheetRow[]; by: string }

function Sheet({ sheet, division, rows, by }: SheetProps) {
  return (
    <article className={`fc-on-paper ${styles.paper}`} data-is-paper aria-label={`${SHEETS[sheet]} ${division}`}>
      <table>
        <caption>
          {SHEETS[sheet]}, {division}
          {sheet === 'check-in' && <small>M: read the player’s card before practice</small>}
        </caption>
        {sheet === 'roster' ? <RosterBody rows={rows} /> : <CheckInBody rows={rows} />}
      </table>
      <footer>
        Printed by {by}, {formatMoment(new Date().toISOString())}. {rows.length} players. Personal data: keep it with
        you, shred it afterwards.
      </footer>
    </article>
  )
}

function RosterBody({ rows }: { rows: SheetRow[] }) {
  return (
    <>
      <ColumnHeads titles={['#', 'Player', 'Position', 'Height', 'Guardian', 'Phone']} />
      <tbody>
        {rows.map(({ id, number, name, position, height, guardianName, guardianPhone }) => (
          <tr key={id}>
            <td className={styles.paperNumber}>{number}</td>
            <th scope="row">{name}</th>
            <td>{position}</td>
            <td>{height}</td>
            <td>{guardianName}</td>
            <td>{guardianPhone}</td>
          </tr>
        ))}
      </tbody>
    </>
  )
}

function CheckInBody({ rows }: { rows: SheetRow[] }) {
  const dates = Array.from({ length: DATES }, (_, index) => index)
  return (
    <>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Player</th>
          <th scope="col">M</th>
          {dates.map((date) => (
            <th key={date} scope="col" className={styles.paperDate}>
              <span className="fc-visually-hidden">Date {date + 1}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, name, hasMedicalNotes }) => (
          <tr key={id}>
            <td className={styles.paperNumber}>{number}</td>
            <th scope="row">{name}</th>
            <td>{hasMedicalNotes && <b>M</b>}</td>
            {dates.map((date) => (
              <td key={date} className={styles.paperBox} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
