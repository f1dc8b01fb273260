import type { DefaultServerCellComponentProps } from 'payload'
import { describePlayers } from '../../rules/picture-status'
import { findPictureStatus } from '../../server/pictures'
import { loadOrNull } from '@/admin/load'
import { PictureStatusLine } from './PictureStatusLine'

/** Shows in the list whether a picture may be shown and why not, and the players in it for readers with access to names. */
export async function PictureStatusCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  if (!rowData) return null
  const status = await loadOrNull('picture-standing', () => findPictureStatus(String(rowData.id)))
  if (!status) return null
  const mayKnow = Array.isArray(rowData.players)
  const players = mayKnow ? describePlayers(status) : null
  return (
    <>
      <PictureStatusLine standing={status} withNames={mayKnow} />
      {players && <div>{players}</div>}
    </>
  )
}
