import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type DataFromGlobalSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

type Kept = { version: object; save: (data: object) => Promise<unknown> }

const AS_DRAFT = 'Brought back as a draft. Visitors do not see it until it is published.'
const AT_ONCE = 'Brought back. It applies at once.'
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
          data: { ...data, _status: 'draft' } as Partial<DataFromCollectionSlug<CollectionSlug>>,
          draft: true,
        }),
    }
  }, AS_DRAFT)
}

/** {@link restore} for a page's texts. */
export function restorePage(slug: GlobalSlug): Omit<Endpoint, 'root'> {
  return restore((req, id) => findVersion(req, slug, id, { isDraft: true }), AS_DRAFT)
}

/** {@link restore} for settings, which have no drafts: an earlier version is saved as a change, with its checks and hooks. */
export function restoreSettings(slug: GlobalSlug): Omit<Endpoint, 'root'> {
  return restore((req, id) => findVersion(req, slug, id, { isDraft: false }), AT_ONCE)
}

async function findVersion(
  req: PayloadRequest,
  slug: GlobalSlug,
  id: string,
  { isDraft }: { isDraft: boolean },
): Promise<Kept> {
  const ways = { slug, depth: 0, overrideAccess: false, req } as const
  const { version } = await req.payload.findGlobalVersionByID({ ...ways, id })
  const status = isDraft ? { _status: 'draft' } : {}
  return {
    version,
    save: (data) =>
      req.payload.updateGlobal({
        ...ways,
        data: { ...data, ...status } as Partial<DataFromGlobalSlug<GlobalSlug>>,
        draft: isDraft,
      }),
  }
}

/**
 * `POST /api/{slug}/versions/{id}`, in place of Payload's own, which publishes what was published at once, takes a page
 * offline when a draft of it is restored, and writes settings past their checks and hooks. Here a version of a text comes
 * back as a draft, and what visitors read stays.
 */
function restore(find: Find, message: string): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      req.context.auditAs = 'restored'
      const { version, save } = await find(req, String(req.routeParams?.id))
      const content = Object.fromEntries(Object.entries(version).filter(([name]) => !OWN_FACTS.includes(name)))
      await save(content)
      return Response.json({ message })
    },
  }
}
