import type { Duplicate } from './entry'

export type SideName = 'mine' | 'theirs'

/** Closed statuses: an entry in one of them is not the default to keep. */
const OVER: readonly string[] = ['declined', 'withdrawn', 'spam']

/** Returns the side to keep by default: the older entry, whose due date is earlier too, unless it is closed. */
export function defaultTarget(duplicate: Duplicate): SideName {
  const newer = laterSide(duplicate)
  const older = otherSide(newer)
  const isOver = OVER.includes(duplicate[older].status) && !OVER.includes(duplicate[newer].status)
  return isOver ? newer : older
}

/**
 * Returns the side whose answer is kept: the newer one's, unless it is empty or staff choose. An empty answer replaces nothing.
 */
export function chooseSide(
  duplicate: Duplicate,
  { name, mine, theirs }: Duplicate['fields'][number],
  picks: Record<string, SideName>,
): SideName {
  const newer = laterSide(duplicate)
  const isEmpty = { mine: mine.trim() === '', theirs: theirs.trim() === '' }
  return picks[name] ?? (isEmpty[newer] ? otherSide(newer) : newer)
}

/** Builds the merge request: the entry to keep, the entry to remove, and the fields to take over. */
export function toMerge(duplicate: Duplicate, targetSide: SideName, picks: Record<string, SideName>) {
  const [target, source] = [duplicate[targetSide], duplicate[otherSide(targetSide)]]
  const taken = duplicate.fields.filter(
    (field) => field.mine !== field.theirs && chooseSide(duplicate, field, picks) !== targetSide,
  )
  return {
    target: target.id,
    source: source.id,
    targetRevision: target.revision,
    sourceRevision: source.revision,
    fields: taken.map(({ name }) => name),
  }
}

function laterSide({ mine, theirs }: Duplicate): SideName {
  return mine.receivedAt >= theirs.receivedAt ? 'mine' : 'theirs'
}

function otherSide(side: SideName): SideName {
  return side === 'mine' ? 'theirs' : 'mine'
}
