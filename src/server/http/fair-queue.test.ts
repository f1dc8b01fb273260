import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairQueue, QueueError } from './fair-queue'

const LOCKED = new Error('locked')
const isLocked = (error: unknown) => error === LOCKED

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates work that takes some milliseconds and records when it started. */
function makeWork(begun: string[], name: string, ms = 10) {
  return async () => {
    begun.push(name)
    await new Promise((resolve) => setTimeout(resolve, ms))
    return name
  }
}

test('runs at most its slots at a time, and alternates between lanes', async () => {
  const queue = new FairQueue({ slots: 2, timeoutMs: 1_000, maxWaitMs: 60_000, maxWaiting: 100 })
  const begun: string[] = []
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map((name) => queue.run(name[0]!, makeWork(begun, name), isLocked))
  expect(begun).toEqual(['a1', 'a2'])
  await vi.advanceTimersByTimeAsync(10)
  expect(begun.slice(2).toSorted()).toEqual(['a3', 'b1'])
  await vi.advanceTimersByTimeAsync(20)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'])
})

test('retries work after a lock timeout, and lets other lanes proceed', async () => {
  const queue = new FairQueue({ slots: 2, timeoutMs: 10_000, maxWaitMs: 60_000, maxWaiting: 100 })
  let isFree = false
  const locked = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if (!isFree) throw LOCKED
    return 'stored'
  }
  const blocked = Array.from({ length: 5 }, () => queue.run('blocked', locked, isLocked))
  await vi.advanceTimersByTimeAsync(1_500)
  const begun: string[] = []
  const other = Array.from({ length: 50 }, (_, index) => queue.run('other', makeWork(begun, `${index}`), isLocked))
  await vi.advanceTimersByTimeAsync(510)
  expect(await Promise.all(other)).toHaveLength(50)
  isFree = true
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await Promise.all(blocked)).toEqual(Array.from({ length: 5 }, () => 'stored'))
})

test('rejects work that did not finish in time, with the last error or its own', async () => {
  const queue = new FairQueue({ slots: 1, timeoutMs: 10_000, maxWaitMs: 60_000, maxWaiting: 100 })
  const locked = () => new Promise((_, reject) => setTimeout(() => reject(LOCKED), 1_000))
  const refused = Promise.allSettled([queue.run('a', locked, isLocked), queue.run('a', locked, isLocked)])
  await vi.advanceTimersByTimeAsync(9_900)
  const late = queue.run('b', makeWork([], 'b'), isLocked)
  await vi.advanceTimersByTimeAsync(1_200)
  expect((await refused).map((one) => one.status === 'rejected' && one.reason)).toEqual([LOCKED, LOCKED])
  expect(await late).toBe('b')

  const never = queue.run('a', () => new Promise((resolve) => setTimeout(resolve, 60_000)), isLocked)
  const waiting = queue.run('b', makeWork([], 'b'), isLocked).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await waiting).toBeInstanceOf(QueueError)
  await vi.advanceTimersByTimeAsync(60_000)
  await never
})

test('keeps work waiting as long as its lane makes progress, up to the maximum wait', async () => {
  const queue = new FairQueue({ slots: 1, timeoutMs: 1_000, maxWaitMs: 2_900, maxWaiting: 100 })
  const names = ['1', '2', '3', '4', '5', '6', '7']
  const settled = Promise.allSettled(names.map((name) => queue.run('a', makeWork([], name, 600), isLocked)))
  await vi.advanceTimersByTimeAsync(5_000)
  const done = (await settled).map(({ status }) => status === 'fulfilled')
  expect(done).toEqual([true, true, true, true, true, false, false])
})

test('does not retry other errors, and continues with the next work', async () => {
  const queue = new FairQueue({ slots: 1, timeoutMs: 1_000, maxWaitMs: 60_000, maxWaiting: 100 })
  const work = vi.fn(() => Promise.reject(new Error('wrong')))
  await expect(queue.run('a', work, isLocked)).rejects.toThrow('wrong')
  expect(work).toHaveBeenCalledOnce()
  const next = queue.run('a', makeWork([], 'a'), isLocked)
  await vi.advanceTimersByTimeAsync(10)
  expect(await next).toBe('a')
})

test('rejects immediately when too much work is waiting', async () => {
  const queue = new FairQueue({ slots: 1, timeoutMs: 1_000, maxWaitMs: 60_000, maxWaiting: 1 })
  const all = ['1', '2', '3'].map((name) => queue.run('a', makeWork([], name), isLocked))
  const settled = Promise.allSettled(all)
  await vi.advanceTimersByTimeAsync(20)
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('runs work in the async context of its own request', async () => {
  const queue = new FairQueue({ slots: 1, timeoutMs: 1_000, maxWaitMs: 60_000, maxWaiting: 100 })
  const context = new AsyncLocalStorage<string>()
  const read = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return context.getStore()
  }
  const all = ['one', 'two'].map((name) => context.run(name, () => queue.run('a', read, isLocked)))
  await vi.advanceTimersByTimeAsync(20)
  expect(await Promise.all(all)).toEqual(['one', 'two'])
})
