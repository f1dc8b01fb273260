import type { DefaultServerCellComponentProps } from 'payload'
import { ALL_VALID } from '@/lib/credentials'
import type { Staff } from '@/payload-types'

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>

/** Where the credentials of a coach stand, in the list of staff; its colour never stands alone. */
export function CredentialsCell({ cellData, rowData }: Props) {
  if (typeof cellData !== 'string') return null
  const { mayCoach } = rowData as Partial<Staff>
  const tone = !mayCoach ? 'bad' : cellData === ALL_VALID ? 'ok' : 'warn'
  return <span className={`fc-tag fc-tag--${tone}`}>{cellData}</span>
}
