import './baseline'
import { AfterContext } from 'next/dist/server/after/after-context.js'
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  workUnitAsyncStorage,
  type WorkUnitStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { HeadersAdapter } from 'next/dist/server/web/spec-extension/adapters/headers.js'
import { RequestCookiesAdapter } from 'next/dist/server/web/spec-extension/adapters/request-cookies.js'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js'

/** Cache tags in the order of their expiration; `early` are those that expired before the response was sent. */
export type Expired = { early: string[]; tags: string[] }

/** Runs work in a Next request, including callbacks that are deferred until after the response. */
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

/** Runs work in a Next request with this Cookie header, so that `cookies()` returns its cookies. */
export function withCookies<Result>(cookie: string, work: () => Promise<Result>): Promise<Result> {
  const headers = new Headers({ cookie })
  const request = { route: '/', page: '/' } as unknown as WorkStore
  const cookies = RequestCookiesAdapter.seal(new RequestCookies(headers))
  const unit = { type: 'request', phase: 'render', headers: HeadersAdapter.seal(headers), cookies }
  return workAsyncStorage.run(request, () => workUnitAsyncStorage.run(unit as unknown as WorkUnitStore, work))
}
