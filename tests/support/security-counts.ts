import { appendFileSync } from 'node:fs'

/** Reports to `npm run test:security` how many cases of a kind a test has checked (scripts/test/security-counts.mjs). */
export function reportCases(kind: string, count: number): void {
  const file = process.env.SECURITY_COUNTS
  if (file) appendFileSync(file, `${JSON.stringify({ kind, count })}\n`)
}
