import 'server-only'
import type { ChildRecord } from '../../rules/child-export/file'

/** The secret end of a private link: whoever has the file must not be able to open what the link opens. */
const PRIVATE_LINK = /(?<=https?:\/\/\S*[/=])[\w-]{40,}/g

/** A stored row as it may leave the house. Every value of an export passes here. */
export function readRecord(row: ChildRecord): ChildRecord {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readValue(value)]))
}

function readValue(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(PRIVATE_LINK, '(private link, left out)') : value
}
