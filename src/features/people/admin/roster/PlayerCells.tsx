import type { DefaultServerCellComponentProps } from 'payload'
import type { Player } from '@/payload-types'
import { loadOrNull } from '@/admin/load'
import { adminPaths } from '@/lib/admin-paths'
import { listFamilies } from '../../server/rosters/queries'
import { Guardian, Papers } from './RosterFacts'
import styles from './roster.module.css'

type Props = Pick<DefaultServerCellComponentProps, 'rowData'>

/** The list column of a player's full name, with a link to the player, who may be in the trash. */
export function PlayerCell({ rowData, viewType }: Pick<DefaultServerCellComponentProps, 'rowData' | 'viewType'>) {
  const { id, firstName, lastName } = rowData as Player
  const list = viewType === 'trash' ? 'players/trash' : 'players'
  return <a href={adminPaths.document(list, id)}>{`${firstName} ${lastName}`}</a>
}

/** The list column of the guardian of this season. */
export async function GuardianCell({ rowData }: Props) {
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
  const families = await loadOrNull('players', listFamilies)
  return families ? <Papers missing={families.get(String(rowData.id))?.missingPapers ?? null} /> : <NotLoaded />
}

function NotLoaded() {
  return <span className={styles.none}>Not loaded</span>
}
