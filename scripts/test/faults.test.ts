import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/locations.mjs'
import { faultTable, judge, redFiles } from './fault-verdicts.mjs'
import { chooseFaults, plant, readFaults } from './faults.mjs'

const fault = {
  room: 'giving',
  name: 'A gift counts twice',
  file: 'src/gifts.ts',
  before: 'one',
  after: 'two',
  caughtBy: { layer: 'unit' as const, file: 'src/gifts.test.ts' },
}

describe('the list', () => {
  it('has no outdated fault: the text to replace occurs once in its file', async () => {
    const isStale = (one: Awaited<ReturnType<typeof readFaults>>[number]) =>
      plant(readFileSync(inRoot(one.file), 'utf8'), one) === null
    expect((await readFaults()).filter(isStale).map(({ name }) => name)).toEqual([])
  })

  it('has unique names, real changes, and existing tests', async () => {
    const faults = await readFaults()
    expect(faults.length).toBeGreaterThanOrEqual(60)
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    for (const { name, before, after, caughtBy } of faults) {
      expect([name, after]).not.toEqual([name, before])
      expect([name, existsSync(inRoot(caughtBy.file))]).toEqual([name, true])
      expect([name, caughtBy.layer]).toEqual([name, caughtBy.file.startsWith('tests/int/') ? 'int' : 'unit'])
    }
  })

  it('is filtered by file and by parts of names, and rejects an argument without a match', () => {
    const other = { ...fault, room: 'plan', name: 'Milk for everybody' }
    expect(chooseFaults([fault, other], [])).toEqual([fault, other])
    expect(chooseFaults([fault, other], ['plan'])).toEqual([other])
    expect(chooseFaults([fault, other], ['counts TWICE'])).toEqual([fault])
    expect(() => chooseFaults([fault, other], ['plan', 'nothing'])).toThrow('called “nothing”')
  })
})

describe('a fault', () => {
  it('is applied when its text occurs once, and is outdated otherwise', () => {
    expect(plant('const count = one', fault)).toBe('const count = two')
    expect(plant('const count = none at all', { ...fault, before: 'some' })).toBeNull()
    expect(plant('one and one', fault)).toBeNull()
    expect(plant('a $& b', { before: '$&', after: '$1' })).toBe('a $1 b')
  })
})

describe('the verdict', () => {
  const failed = (message: string) => ({ status: 'failed', failureMessages: [message] })
  const passed = { status: 'passed', failureMessages: [] }
  const report = (success: boolean, ...assertionResults: object[]) => ({ success, testResults: [{ assertionResults }] })

  it.each([
    ['caught', report(false, passed, failed('AssertionError: expected 2 to be 1'))],
    ['NOT CAUGHT', report(true, passed)],
    ['no answer', report(false)],
    ['no answer', report(true)],
    ['no answer', report(false, passed, { status: 'skipped', failureMessages: [] })],
    ['no answer', report(false, failed('ReferenceError: one is not defined'))],
    ['no answer', report(false, failed('error: syntax error at or near "FROM"'))],
    ['no answer', report(false, failed('Error: Test timed out in 5000ms.'))],
    ['caught', report(false, failed('Error: Test timed out in 5000ms.'), failed('AssertionError: no'))],
    ['no answer', undefined],
  ])('%s', (verdict, found) => expect(judge(found)).toBe(verdict))

  it('lists the files that fail without a fault', () => {
    const testResults = [
      { name: '/copy/src/a.test.ts', status: 'passed', assertionResults: [passed] },
      { name: '/copy/src/b.test.ts', status: 'failed', assertionResults: [failed('no')] },
      { name: '/copy/src/c.test.ts', status: 'passed', assertionResults: [] },
    ]
    const files = ['src/a.test.ts', 'src/b.test.ts', 'src/c.test.ts', 'src/d.test.ts']
    expect(redFiles({ testResults }, files)).toEqual(files.slice(1))
  })

  it('is shown in a table, file by file', () => {
    const missed = { ...fault, room: 'plan', name: 'Milk for everybody', verdict: 'NOT CAUGHT', seconds: 12.4 }
    expect(faultTable([{ ...fault, verdict: 'caught', seconds: 1.2 }, missed])).toEqual([
      'giving',
      '  caught        1 s  unit  A gift counts twice',
      '',
      'plan',
      '  NOT CAUGHT   12 s  unit  Milk for everybody',
      '',
      '1 of 2 faults caught',
    ])
  })
})
