import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type DataFromGlobalSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

type Kept = { version: object; save: (data: object) => Promise<unknown> }
type Find = (req: PayloadRequest, id: string) => Promise<Kept>

/** What a version says of itself, and what its document keeps. */
const OWN_FACTS = ['id', 'createdAt', 'updatedAt', 'globalType']

/** {@link restore} for a collection of content. */
export function restoreDocument(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return restore(async (req, id) => {
    const ways = { collection, depth: 0, overrideAccess: false, req } as const
    const { parent, version } = await req.payload.findVersionByID({ ...ways, id })
    const document = String(parent)
    return {
      version,
      save: (data) =>
        req.payload.update({
          ...ways,
          id: document,
          data: data as Partial<DataFromCollectionSlug<CollectionSlug>>,
          draft: true,
        }),
    }
  })
}

/** {@link restore} for a page's texts. */
export function restorePage(slug: GlobalSlug): Omit<Endpoint, 'root'> {
  return restore(async (req, id) => {
    const ways = { slug, depth: 0, overrideAccess: false, req } as const
    const { version } = await req.payload.findGlobalVersionByID({ ...ways, id })
    return {
      version,
      save: (data) =>
        req.payload.updateGlobal({ ...ways, data: data as Partial<DataFromGlobalSlug<GlobalSlug>>, draft: true }),
    }
  })
}

/**
 * `POST /api/{slug}/versions/{id}`, in place of Payload's own, which publishes what was published at once and takes a page
 * offline when a draft of it is restored. Here a version always comes back as a draft, and what visitors read stays.
 */
function restore(find: Find): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      req.context.auditAs = 'restored'
      const { version, save } = await find(req, String(req.routeParams?.id))
      const content = Object.fromEntries(Object.entries(version).filter(([name]) => !OWN_FACTS.includes(name)))
      await save({ ...content, _status: 'draft' })
      return Response.json({ message: 'Brought back as a draft. Visitors do not see it until it is published.' })
    },
  }
}
