import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, line, summary } from './tally.mjs'

describe('countVitest', () => {
  it('counts tests, and a file that did not load as one failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ]
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(countVitest('unit', file, 1)).toEqual({ name: 'unit', passed: 1, failed: 2 })
  })

  it('never calls a failed run passed', () => {
    const file = report({ numPassedTests: 4, numFailedTests: 0, testResults: [] })
    expect(countVitest('unit', file, 1).failed).toBe(1)
    expect(countVitest('unit', '/nowhere.json', 0).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  it('reads the statistics', () => {
    const file = report({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 } })
    expect(countPlaywright('e2e', file, 1)).toEqual({ name: 'e2e', passed: 4, failed: 2, second: 1 })
  })
})

describe('line', () => {
  it('names what passed on a second try only', () => {
    expect(line({ name: 'e2e', passed: 4, failed: 0, second: 1 })).toContain(
      '4 passed, 0 failed, 1 only on a second try',
    )
    expect(line({ name: 'unit', passed: 4, failed: 0 })).toBe('unit: 4 passed, 0 failed')
  })
})

describe('summary', () => {
  it('adds the layers up', () => {
    const tallies = [
      { name: 'lint', passed: 1, failed: 0 },
      { name: 'unit', passed: 40, failed: 2 },
    ]
    expect(summary(tallies)).toBe('41 passed, 2 failed')
  })
})

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fullcourt-tally-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
