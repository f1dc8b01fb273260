import 'server-only'
import type { ChildRecord } from '../../rules/child-export/file'

/** The secret part of a private link. A reader of the file must not be able to use the link. */
const PRIVATE_LINK = /(?<=https?:\/\/\S*[/=])[\w-]{40,}/g

/** Removes private links from a row. Every value of an export passes through here. */
export function readRecord(row: ChildRecord): ChildRecord {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readValue(value)]))
}

function readValue(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(PRIVATE_LINK, '(private link, left out)') : value
}
