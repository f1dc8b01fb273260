import { appendFileSync } from 'node:fs'

/** Whether this is `npm run test:security`. Other runs check fewer cases of the slowest kinds. */
export const IS_SECURITY_RUN = process.env.SECURITY_COUNTS !== undefined

/** Reports to `npm run test:security` how many cases of a kind a test has checked (scripts/test/security-counts.mjs). */
export function reportCases(kind: string, count: number): void {
  const file = process.env.SECURITY_COUNTS
  if (file) appendFileSync(file, `${JSON.stringify({ kind, count })}\n`)
}
