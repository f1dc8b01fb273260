import type { GlobalSlug } from 'payload'
import * as api from '@/app/(payload)/api/[...slug]/route'
import type { Facts, TestFile } from '../support/fixtures/recipe'
import { payload } from './support'

/** One API through which one person reaches the data. A refusal is null or false; any other failure is thrown. */
export type AccessPath = {
  /** Returns which of these ids are found. */
  find: (slug: string, ids: string[]) => Promise<string[] | null>
  /** Returns the id of the new document. */
  create: (slug: string, facts: Facts, file?: TestFile) => Promise<string | null>
  update: (slug: string, id: string) => Promise<boolean>
  remove: (slug: string, id: string) => Promise<boolean>
  readGlobal: (slug: string) => Promise<boolean>
  updateGlobal: (slug: string) => Promise<boolean>
}

// 400: a hook rejects a field that is out of reach. 401: no member of staff is signed in. 404: it exists, but not for this
// person.
const REFUSALS = [400, 401, 403, 404]

/** The Local API with access control, as this person. */
export function localAccess(user: unknown): AccessPath {
  async function call<Result>(operation: string, options: object): Promise<Result | null> {
    const cms = (await payload()) as unknown as Record<string, (options: object) => Promise<Result>>
    return refusable(cms[operation]!({ ...options, user, overrideAccess: false }))
  }
  return {
    async find(collection, ids) {
      const where = { id: { in: ids } }
      const found = await call<{ docs: { id: string }[] }>('find', { collection, where, pagination: false })
      return found && found.docs.map(({ id }) => id)
    },
    async create(collection, data, file) {
      const options = file ? { file: { ...file, size: file.data.length } } : {}
      return (await call<{ id: string }>('create', { collection, data, ...options }))?.id ?? null
    },
    update: async (collection, id) => (await call('update', { collection, id, data: {} })) !== null,
    remove: async (collection, id) => (await call('delete', { collection, id })) !== null,
    readGlobal: async (slug) => (await call('findGlobal', { slug })) !== null,
    // Required texts of a page are missing here: only a person with write access gets the validation error.
    async updateGlobal(slug) {
      const cms = await payload()
      const work = cms.updateGlobal({ slug: slug as GlobalSlug, data: {}, user, overrideAccess: false } as never)
      const status = await work.then(() => 200, statusOf)
      if (![200, 400, 403].includes(status)) throw new Error(`A change of ${slug} ended with ${status}.`)
      return status !== 403
    },
  }
}

/** The REST API with this Cookie header. */
export function restAccess(cookie: string): AccessPath {
  const call = (method: keyof typeof api, path: string, body?: BodyInit) => callRest(cookie, method, path, body)
  async function isDone(answer: Promise<Response>): Promise<boolean> {
    return (await accepted(await answer)) !== null
  }
  return {
    async find(slug, ids) {
      const query = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
      const found = await accepted<{ docs: { id: string }[] }>(await call('GET', `${slug}?${query}`))
      return found && found.docs.map(({ id }) => id)
    },
    async create(slug, facts, file) {
      const made = await accepted<{ doc: { id: string } }>(await call('POST', slug, toBody(facts, file)))
      return made?.doc.id ?? null
    },
    update: (slug, id) => isDone(call('PATCH', `${slug}/${id}`, '{}')),
    remove: (slug, id) => isDone(call('DELETE', `${slug}/${id}`)),
    readGlobal: (slug) => isDone(call('GET', `globals/${slug}`)),
    async updateGlobal(slug) {
      const { status } = await call('POST', `globals/${slug}`, '{}')
      if (![200, 400, 401, 403].includes(status)) throw new Error(`A change of ${slug} answered ${status}.`)
      return status === 200 || status === 400
    },
  }
}

/** Tells every hook that there is no Next server whose pages could be revalidated. */
export async function withoutPages(): Promise<void> {
  const { collections, globals } = await payload()
  const configs = [...Object.values(collections).map(({ config }) => config), ...globals.config]
  for (const { hooks } of configs) {
    const list = (hooks.beforeOperation ??= []) as ((options: HookOptions) => unknown)[]
    list.push(({ args, req }) => {
      req.context.disableRevalidate = true
      return args
    })
  }
}

type HookOptions = { args: unknown; req: { context: Record<string, unknown> } }

function toBody(facts: Facts, file?: TestFile): BodyInit {
  if (!file) return JSON.stringify(facts)
  const form = new FormData()
  form.set('_payload', JSON.stringify(facts))
  form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }))
  return form
}

async function refusable<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (REFUSALS.includes(statusOf(error))) return null
    throw error
  }
}

function statusOf(error: unknown): number {
  return (error as { status?: number }).status ?? 500
}

async function accepted<Body>(answer: Response): Promise<Body | null> {
  const body = (await answer.json()) as Body
  if (answer.ok) return body
  if (REFUSALS.includes(answer.status)) return null
  throw new Error(`The API answered ${answer.status}: ${JSON.stringify(body)}`)
}

/** Sends a request to the REST API as the admin does, with this Cookie header. */
export async function callRest(
  cookie: string,
  method: keyof typeof api,
  path: string,
  body?: BodyInit,
): Promise<Response> {
  const [route, query = ''] = path.split('?')
  const isJson = typeof body === 'string'
  // Headers of the admin's own requests in a browser: without them the cookie is ignored.
  const own = { cookie, 'sec-fetch-site': 'same-origin' }
  const headers = { ...own, ...(isJson ? { 'content-type': 'application/json' } : {}) }
  const request = new Request(`http://localhost:3000/api/${route}?depth=0&${query}`, { method, headers, body })
  return api[method](request, { params: Promise.resolve({ slug: route!.split('/') }) })
}
