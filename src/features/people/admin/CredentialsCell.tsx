import type { DefaultServerCellComponentProps } from 'payload'
import { ALL_VALID } from '@/lib/credentials'

type Props = Pick<DefaultServerCellComponentProps, 'cellData'>

/** Shows the state of a coach's credentials in the list of staff, as text and not by color alone. */
export function CredentialsCell({ cellData }: Props) {
  if (typeof cellData !== 'string') return null
  return (
    <>
      {cellData.split('; ').map((part) => (
        <span key={part}>
          <span className={`fc-tag fc-tag--${toneOf(part)}`}>{part}</span>{' '}
        </span>
      ))}
    </>
  )
}

function toneOf(part: string): string {
  if (part === ALL_VALID) return 'ok'
  return part.includes(' ends ') ? 'warn' : 'bad'
}
