import type { DefaultServerCellComponentProps } from 'payload'
import { describePlayers } from '../../rules/picture-standing'
import { findStanding } from '../../server/pictures'
import { loadOrNull } from '@/admin/load'
import { StandingLine } from './StandingLine'

/** The list's column: whether a picture may be shown, why not, and who is on it for those who may read that. */
export async function StandingCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const standing = await loadOrNull('picture-standing', () => findStanding(String(rowData.id)))
  if (!standing) return null
  const mayKnow = Array.isArray(rowData.players)
  const players = mayKnow ? describePlayers(standing) : null
  return (
    <>
      <StandingLine standing={standing} withNames={mayKnow} />
      {players && <div>{players}</div>}
    </>
  )
}
