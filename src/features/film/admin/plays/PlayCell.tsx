import type { DefaultServerCellComponentProps } from 'payload'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import { parseDrawing } from '@/lib/court/schema'
import styles from './plays.module.css'

/** The picture of a play in the list. */
export function PlayCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const drawing = parseDrawing(cellData)
  if (!drawing) return null
  return (
    <div className={styles.cell}>
      <PlayPicture play={{ name: '', description: '', ...drawing }} />
    </div>
  )
}
