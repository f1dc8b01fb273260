import type { Duplicate } from './entry'

export type SideName = 'mine' | 'theirs'

/** Where nothing goes on: an entry that stands there is not the one to stay. */
const OVER: readonly string[] = ['declined', 'withdrawn', 'spam']

/** The one that was sent later: its words are kept unless staff choose otherwise. */
export function newerSide({ mine, theirs }: Duplicate): SideName {
  return mine.receivedAt >= theirs.receivedAt ? 'mine' : 'theirs'
}

/** The one that stays unless staff choose otherwise: the older, whose promise is older too, unless it is over. */
export function defaultKeep(duplicate: Duplicate): SideName {
  const newer = newerSide(duplicate)
  const older = otherSide(newer)
  const isOver = OVER.includes(duplicate[older].status) && !OVER.includes(duplicate[newer].status)
  return isOver ? newer : older
}

/** The side whose answer is kept: the newer one's, unless it is empty or staff choose. An empty answer replaces no words. */
export function pickedSide(
  duplicate: Duplicate,
  { name, mine, theirs }: Duplicate['fields'][number],
  picks: Record<string, SideName>,
): SideName {
  const newer = newerSide(duplicate)
  const isEmpty = { mine: mine.trim() === '', theirs: theirs.trim() === '' }
  return picks[name] ?? (isEmpty[newer] ? otherSide(newer) : newer)
}

/** What is sent to merge two entries: who stays, who goes, and whose words are taken over. */
export function toMerge(duplicate: Duplicate, keep: SideName, picks: Record<string, SideName>) {
  const [kept, gone] = [duplicate[keep], duplicate[otherSide(keep)]]
  const taken = duplicate.fields.filter(
    (field) => field.mine !== field.theirs && pickedSide(duplicate, field, picks) !== keep,
  )
  return {
    keep: kept.id,
    gone: gone.id,
    keepRevision: kept.revision,
    goneRevision: gone.revision,
    fields: taken.map(({ name }) => name),
  }
}

function otherSide(side: SideName): SideName {
  return side === 'mine' ? 'theirs' : 'mine'
}
