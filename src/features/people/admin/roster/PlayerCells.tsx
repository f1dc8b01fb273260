import type { DefaultServerCellComponentProps } from 'payload'
import type { Enrolment, Player } from '@/payload-types'
import { loadOrNull } from '@/admin/load'
import { adminPaths } from '@/lib/admin-paths'
import { isPopulated } from '@/lib/relations'
import { listFamilies, listPlayerNames } from '../../server/rosters/queries'
import { Guardian, Papers } from './RosterFacts'
import styles from './roster.module.css'

// Payload renders the cells of UI fields with every state of an open document too, without a row.
type Props = Partial<Pick<DefaultServerCellComponentProps, 'rowData' | 'viewType'>>

/** The list column of a player's full name, with a link to the player, who may be in the trash. */
export function PlayerCell({ rowData, viewType }: Props) {
  if (!rowData) return null
  const { id, firstName, lastName } = rowData as Player
  const list = viewType === 'trash' ? 'players/trash' : 'players'
  return <a href={adminPaths.document(list, id)}>{`${firstName} ${lastName}`}</a>
}

/** The list column of an enrollment's player by full name, with a link to the enrollment. */
export async function EnrolledPlayerCell({ rowData }: Props) {
  if (!rowData) return null
  const { id, player } = rowData as Enrolment
  const names = await loadOrNull('players', listPlayerNames)
  if (!names) return <NotLoaded />
  return <a href={adminPaths.document('enrolments', id)}>{names.get(isPopulated(player) ? player.id : player)}</a>
}

/** The list column of the guardian of this season. */
export async function GuardianCell({ rowData }: Props) {
  if (!rowData) return null
  const families = await loadOrNull('players', listFamilies)
  if (!families) return <NotLoaded />
  return (
    <div className={styles.guardian}>
      <Guardian guardian={families.get(String(rowData.id))?.guardian ?? null} />
    </div>
  )
}

/** The list column of the papers that the family has signed, or still has to sign. */
export async function PapersCell({ rowData }: Props) {
  if (!rowData) return null
  const families = await loadOrNull('players', listFamilies)
  return families ? <Papers missing={families.get(String(rowData.id))?.missingPapers ?? null} /> : <NotLoaded />
}

function NotLoaded() {
  return <span className={styles.none}>Not loaded</span>
}
