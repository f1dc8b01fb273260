import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { releaseAbortedFrames } from './abort-reasons.mjs'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
releaseAbortedFrames()

describe('the reason of an abort', () => {
  it('does not keep the requests that were answered beside it', async () => {
    const requests = new AsyncLocalStorage<object>()
    const controller = new AbortController()
    const beside = await new Promise<WeakRef<object>>((resolve) => {
      requests.run({}, () => setImmediate(() => controller.abort(new Error('The render has ended.'))))
      const other = {}
      requests.run(other, () => setImmediate(() => resolve(new WeakRef(other))))
    })
    // A WeakRef keeps its target until the current task has ended.
    await nextImmediate()
    collectGarbage()
    expect(controller.signal.reason).toEqual(new Error('The render has ended.'))
    expect(beside.deref()).toBeUndefined()
  })

  it('may be any value, or absent', () => {
    for (const reason of ['a text', null, 7]) {
      const controller = new AbortController()
      controller.abort(reason)
      expect(controller.signal.reason).toBe(reason)
    }
    const controller = new AbortController()
    controller.abort()
    expect((controller.signal.reason as DOMException).name).toBe('AbortError')
  })
})
