import type { EntryDetails } from './entry'
import { statusLabel } from './flow'
import { INBOX_KINDS } from './kinds'
import type { WatchedRow } from './row'

type LoadedEntry = {
  loaded: Pick<EntryDetails, 'assignee' | 'me'>
  /** The revision in the form; unknown while the form loads. */
  revision: unknown
}

/** Describes in one sentence what a colleague changed since the page was loaded; null without a change. */
export function describeConcurrentChange(
  { changedBy, revision, status, kind, ...now }: WatchedRow,
  loaded: LoadedEntry,
): string | null {
  const { me, assignee } = loaded.loaded
  if (typeof loaded.revision === 'number' && revision > loaded.revision && changedBy?.id !== me.id) {
    const label = statusLabel(status, INBOX_KINDS[kind].flow)
    return `${changedBy?.name ?? 'The family'} changed this. It is now “${label}”. Reload to see all of it.`
  }
  if (now.assigneeId === (assignee?.id ?? null) || now.assigneeId === me.id) return null
  return now.assignee ? `${now.assignee} has this now.` : 'No one has this now.'
}
