import type { Drawing } from '@/lib/court/play'
import type { PlaybookPlay } from '../../rules/plays'

const QUERY = new URLSearchParams({
  'where[_status][equals]': 'published',
  sort: 'order',
  depth: '0',
  pagination: 'false',
})

type StoredPlay = { key: string; name: string; description: string; drawing: Drawing }

let playbook: Promise<PlaybookPlay[]> | null = null

/**
 * Reads the published plays, once for all fields of a page. Empty when they cannot be read; the next call tries again.
 * @param isFresh reads them again, because a colleague may have published one
 */
export function loadPlaybook(isFresh = false): Promise<PlaybookPlay[]> {
  if (!playbook || isFresh) playbook = readPlaybook().catch(forgetPlaybook)
  return playbook
}

async function readPlaybook(): Promise<PlaybookPlay[]> {
  const response = await fetch(`/api/plays?${QUERY}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The playbook was answered with status ${response.status}.`)
  // A published play was validated when it was saved.
  const { docs } = (await response.json()) as { docs: StoredPlay[] }
  return docs.map(({ key, name, description, drawing }) => ({ key, play: { name, description, ...drawing } }))
}

function forgetPlaybook(): PlaybookPlay[] {
  playbook = null
  return []
}
