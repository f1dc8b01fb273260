import 'next/dist/server/node-environment-baseline.js'
import { AfterContext } from 'next/dist/server/after/after-context.js'
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  workUnitAsyncStorage,
  type WorkUnitStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'

/** Cache tags in the order in which they expired for good; `early` are those that expired before the answer was out. */
export type Expired = { early: string[]; tags: string[] }

/** Does work as Next does that of a request: what is put off until the answer is out comes when it is. */
export async function expiredBy(work: () => unknown): Promise<Expired> {
  const tags: string[] = []
  const closing: (() => void)[] = []
  const waiting: Promise<unknown>[] = []
  const errors: unknown[] = []
  const afterContext = new AfterContext({
    waitUntil: (promise) => void waiting.push(promise),
    onClose: (callback) => void closing.push(callback),
    onTaskError: (error) => void errors.push(error),
  })
  const incrementalCache = {
    revalidateTag: (expired: string[], { expire = 0 }: { expire?: number } = {}) =>
      void (expire === 0 && tags.push(...expired)),
  }
  const request = { route: '/', page: '/', afterContext, incrementalCache } as unknown as WorkStore
  const unit = { type: 'request', phase: 'action' } as unknown as WorkUnitStore
  await workAsyncStorage.run(request, () => workUnitAsyncStorage.run(unit, async () => work()))
  const early = [...tags, ...(request.pendingRevalidatedTags ?? []).map(({ tag }) => tag)]
  for (const close of closing) close()
  await Promise.all(waiting)
  if (errors.length > 0) throw errors[0]
  return { early, tags }
}
