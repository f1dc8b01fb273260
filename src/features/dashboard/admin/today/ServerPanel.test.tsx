import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServerAlerts } from './ServerAlerts'
import { ServerPanel } from './ServerPanel'

const takenAt = '2026-11-24T10:10:00Z'
const HEALTHY = {
  backup: { takenAt, bytes: '211600000', isOld: false },
  isBackedUpElsewhere: false,
  waitingMinutes: 0,
  freeBytes: 40_000_000_000,
}

type Change = Partial<Parameters<typeof ServerPanel>[0]>

function show(change: Change = {}): string {
  return renderToStaticMarkup(<ServerPanel {...HEALTHY} {...change} />)
}

function alerts(change: Change = {}): string {
  return renderToStaticMarkup(<ServerAlerts {...HEALTHY} {...change} />)
}

test('a healthy server is three quiet figures, and no alert', () => {
  expect(show()).toMatch(/On time.*40 GB.*Nov 24.*212 MB/s)
  expect(show()).not.toContain('warn')
  expect(alerts()).toBe('')
})

test('warns without a backup, and alerts with one that is two days old', () => {
  expect(show({ backup: null })).toContain('There is no backup yet')
  expect(alerts({ backup: null })).toBe('')
  expect(alerts({ backup: { ...HEALTHY.backup, isOld: true } })).toContain('from Tuesday, November 24')
})

test('shows nothing about backups that are made elsewhere', () => {
  expect(show({ backup: null, isBackedUpElsewhere: true })).not.toMatch(/backup|warn/)
  expect(alerts({ backup: { ...HEALTHY.backup, isOld: true }, isBackedUpElsewhere: true })).toBe('')
})

test('alerts when background work waits for ten minutes', () => {
  expect(alerts({ waitingMinutes: 9 })).toBe('')
  expect(alerts({ waitingMinutes: 10 })).toContain('have been waiting for 10 minutes')
  expect(show({ waitingMinutes: 10 })).toContain('10 minutes late')
})

test('alerts when the disk has less than a gigabyte left', () => {
  expect(alerts({ freeBytes: 1_000_000_000 })).toBe('')
  expect(alerts({ freeBytes: 999_500_000 })).toContain('only 999 MB left')
  expect(alerts({ freeBytes: null })).toBe('')
  expect(show({ freeBytes: 999_500_000 })).toContain('999 MB')
  expect(show({ freeBytes: null })).not.toContain('disk')
})
