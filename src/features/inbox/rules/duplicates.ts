import type { Twin } from './entry'

export type SideName = 'mine' | 'theirs'

/** Where nothing goes on: an entry that stands there is not the one to stay. */
const OVER: readonly string[] = ['declined', 'withdrawn', 'spam']

/** The one that was sent later: its words are kept unless staff choose otherwise. */
export function newerSide({ mine, theirs }: Twin): SideName {
  return mine.receivedAt >= theirs.receivedAt ? 'mine' : 'theirs'
}

/** The one that stays unless staff choose otherwise: the older, whose promise is older too, unless it is over. */
export function defaultKeep(twin: Twin): SideName {
  const newer = newerSide(twin)
  const older = otherSide(newer)
  const isOver = OVER.includes(twin[older].status) && !OVER.includes(twin[newer].status)
  return isOver ? newer : older
}

/** What is sent to merge two entries: who stays, who goes, and whose words are taken over. */
export function toMerge(twin: Twin, keep: SideName, picks: Record<string, SideName>) {
  const [kept, gone] = [twin[keep], twin[otherSide(keep)]]
  const newer = newerSide(twin)
  const taken = twin.fields.filter(({ name, mine, theirs }) => mine !== theirs && (picks[name] ?? newer) !== keep)
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
