import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServerPanel } from './ServerPanel'

const takenAt = '2026-11-24T10:10:00Z'
const HEALTHY = {
  backup: { takenAt, bytes: '211600000', isOld: false },
  isBackedUpElsewhere: false,
  waitingMinutes: 0,
  freeBytes: 40_000_000_000,
}

function show(change: Partial<Parameters<typeof ServerPanel>[0]> = {}): string {
  return renderToStaticMarkup(<ServerPanel {...HEALTHY} {...change} />)
}

test('a healthy server is two quiet lines', () => {
  expect(show()).toContain('Last backup: Nov 24')
  expect(show()).toContain('212 MB')
  expect(show()).not.toContain('warn')
})

test('warns without a backup, and with one that is two days old', () => {
  expect(show({ backup: null })).toContain('There is no backup yet')
  expect(show({ backup: { ...HEALTHY.backup, isOld: true } })).toContain('more than two days old')
})

test('says nothing about backups that are made elsewhere', () => {
  expect(show({ backup: null, isBackedUpElsewhere: true })).not.toMatch(/backup|warn/)
})

test('warns when background work waits for ten minutes', () => {
  expect(show({ waitingMinutes: 9 })).not.toContain('warn')
  expect(show({ waitingMinutes: 10 })).toContain('have been waiting for 10 minutes')
})

test('warns when the disk has less than a gigabyte left', () => {
  expect(show({ freeBytes: 1_000_000_000 })).not.toContain('warn')
  expect(show({ freeBytes: 999_500_000 })).toContain('only 999 MB left')
  expect(show({ freeBytes: null })).not.toContain('warn')
})
