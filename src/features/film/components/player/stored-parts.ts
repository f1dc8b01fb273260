import { clearTab, readTab, writeTab } from '@/lib/tab-storage'
import { mergeParts, type SeenPart } from './progress-recorder'

type StoredParts = { memberId: string; parts: SeenPart[] }

const nameOf = (film: string) => `seen:${film}`

/** Stores in this tab the parts watched after the member was signed out. */
export function storeSeenPart(film: string, memberId: string, part: SeenPart): void {
  writeTab(nameOf(film), { memberId, parts: mergeParts([...partsOf(film, memberId), part]) })
}

/** Returns and removes the parts stored in this tab for this film and member. Parts of other members are removed as well. */
export function takeParts(film: string, memberId: string): SeenPart[] {
  const parts = partsOf(film, memberId)
  clearTab(nameOf(film))
  return parts
}

function partsOf(film: string, memberId: string): SeenPart[] {
  const stored = readTab<StoredParts>(nameOf(film))
  return stored?.memberId === memberId ? stored.parts : []
}
