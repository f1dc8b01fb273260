import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, line, slowest, summary } from './tally.mjs'
import { temporaryFolder } from '../../tests/support/temporary-folder'

describe('countVitest', () => {
  it('counts tests, and a file that could not be loaded as one failure', () => {
    const testResults = [
      { name: '/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      { name: '/b.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] },
      { name: '/c.test.ts', status: 'failed', assertionResults: [] },
    ]
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(countVitest('unit', file, 1)).toMatchObject({ name: 'unit', passed: 1, failed: 2 })
  })

  it('never reports a failed run as passed', () => {
    const file = report({ numPassedTests: 4, numFailedTests: 0, testResults: [] })
    expect(countVitest('unit', file, 1).failed).toBe(1)
    expect(countVitest('unit', '/nowhere.json', 0).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  it('reads the statistics; a test that passed only on a retry counts as failed', () => {
    const file = report({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 } })
    expect(countPlaywright('e2e', file, 1)).toMatchObject({ name: 'e2e', passed: 3, failed: 3 })
  })
})

describe('slowest', () => {
  it('returns the slowest tests of all layers, at any nesting level, in each browser', () => {
    const tests = [
      { projectName: 'chromium', results: [{ duration: 2500 }] },
      { projectName: 'firefox', results: [{ duration: 2700 }] },
    ]
    const spec = { title: 'loads', tests }
    const inner = [{ file: 'e2e/home.e2e.ts', specs: [spec] }]
    const suites = [{ file: 'e2e/home.e2e.ts', specs: [], suites: inner }]
    const browser = countPlaywright('e2e', report({ stats: { expected: 1, flaky: 0, unexpected: 0 }, suites }), 0)
    const assertionResults = [
      { title: 'adds', duration: 3000 },
      { title: 'waits', duration: 1 },
    ]
    const testResults = [{ name: '/src/sum.test.ts', status: 'passed', assertionResults }]
    const unit = countVitest('unit', report({ numPassedTests: 2, numFailedTests: 0, testResults }), 0)
    expect(slowest([browser, unit], 3)).toEqual([
      { title: 'unit: sum.test.ts adds', seconds: 3 },
      { title: 'e2e: home.e2e.ts loads (firefox)', seconds: 2.7 },
      { title: 'e2e: home.e2e.ts loads (chromium)', seconds: 2.5 },
    ])
  })
})

describe('the last lines', () => {
  it('report the result of each layer, and of all of them', () => {
    const tallies = [
      { name: 'lint', passed: 1, failed: 0 },
      { name: 'unit', passed: 40, failed: 2 },
    ]
    expect(line(tallies[1]!)).toBe('unit: 40 passed, 2 failed')
    expect(summary(tallies)).toBe('41 passed, 2 failed')
  })
})

function report(content: object): string {
  const file = join(temporaryFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
