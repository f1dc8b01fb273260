import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type DataFromGlobalSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

type StoredVersion = { version: object; save: (data: object) => Promise<unknown> }

const AS_DRAFT = 'Brought back as a draft. Visitors do not see it until it is published.'
const AT_ONCE = 'Brought back. It applies at once.'
type Find = (req: PayloadRequest, id: string) => Promise<StoredVersion>

/** Fields that belong to the version or stay with the document, so they are not restored. */
const OWN_FACTS = ['id', 'createdAt', 'updatedAt', 'globalType', 'revision']

/** {@link restore} for a content collection. */
export function restoreDocument(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return restore(async (req, id) => {
    const query = { collection, depth: 0, overrideAccess: false, req } as const
    const { parent, version } = await req.payload.findVersionByID({ ...query, id })
    const document = String(parent)
    return {
      version,
      save: (data) =>
        req.payload.update({
          ...query,
          id: document,
          data: { ...data, _status: 'draft' } as Partial<DataFromCollectionSlug<CollectionSlug>>,
          draft: true,
        }),
    }
  }, AS_DRAFT)
}

/** {@link restore} for the texts of a page. */
export function restorePage(slug: GlobalSlug): Omit<Endpoint, 'root'> {
  return restore((req, id) => findVersion(req, slug, id, { isDraft: true }), AS_DRAFT)
}

/** {@link restore} for settings, which have no drafts: saves an earlier version as an update, with its validation and hooks. */
export function restoreSettings(slug: GlobalSlug): Omit<Endpoint, 'root'> {
  return restore((req, id) => findVersion(req, slug, id, { isDraft: false }), AT_ONCE)
}

async function findVersion(
  req: PayloadRequest,
  slug: GlobalSlug,
  id: string,
  { isDraft }: { isDraft: boolean },
): Promise<StoredVersion> {
  const query = { slug, depth: 0, overrideAccess: false, req } as const
  const { version } = await req.payload.findGlobalVersionByID({ ...query, id })
  const status = isDraft ? { _status: 'draft' } : {}
  return {
    version,
    save: (data) =>
      req.payload.updateGlobal({
        ...query,
        data: { ...data, ...status } as Partial<DataFromGlobalSlug<GlobalSlug>>,
        draft: isDraft,
      }),
  }
}

/**
 * Replaces Payload's endpoint `POST /api/{slug}/versions/{id}`. Payload publishes a restored published version at once,
 * unpublishes a page when a draft of it is restored, and writes settings without validation and hooks. This endpoint restores
 * a text as a draft and leaves the published version unchanged.
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
