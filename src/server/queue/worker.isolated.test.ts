import { expect, test, vi } from 'vitest'
import { startWorker } from './worker'

test('WORKER=off starts no queue, and leaves nothing to shut down', () => {
  vi.stubEnv('WORKER', 'off')
  startWorker([])
  expect(Symbol.for('fullcourt.shutdown') in globalThis).toBe(false)
})
