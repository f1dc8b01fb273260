import { clearTab, readTab, writeTab } from '@/lib/tab-storage'
import { mergeParts, type SeenPart } from './progress-recorder'

type Kept = { memberId: string; parts: SeenPart[] }

const nameOf = (film: string) => `seen:${film}`

/** Keeps in this tab what was seen after its member had been signed out. */
export function storeSeenPart(film: string, memberId: string, part: SeenPart): void {
  writeTab(nameOf(film), { memberId, parts: mergeParts([...partsOf(film, memberId), part]) })
}

/** What this tab kept of a film for this member, who is back. It is forgotten here, and of anybody else at once. */
export function takeParts(film: string, memberId: string): SeenPart[] {
  const parts = partsOf(film, memberId)
  clearTab(nameOf(film))
  return parts
}

function partsOf(film: string, memberId: string): SeenPart[] {
  const kept = readTab<Kept>(nameOf(film))
  return kept?.memberId === memberId ? kept.parts : []
}
