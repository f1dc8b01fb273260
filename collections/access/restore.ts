import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type DataFromGlobalSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'

type Kept = { version: object; save: (data: object, draft: boolean) => Promise<unknown> }
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
      save: (data, draft) =>
        req.payload.update({
          ...ways,
          id: document,
          data: data as Partial<DataFromCollectionSlug<CollectionSlug>>,
          draft,
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
      save: (data, draft) =>
        req.payload.updateGlobal({ ...ways, data: data as Partial<DataFromGlobalSlug<GlobalSlug>>, draft }),
    }
  })
}

/**
 * `POST /api/{slug}/versions/{id}`, in place of Payload's own, which takes a published page offline when a draft of it
 * is restored, and refuses an incomplete version without saying what it lacks. Here what was a draft becomes the
 * draft again, and what was published is published; if it lacks what is asked for today it becomes a draft, and the
 * answer says what to mend.
 */
function restore(find: Find): Omit<Endpoint, 'root'> {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      req.context.auditAs = 'restored'
      const { version, save } = await find(req, String(req.routeParams?.id))
      const content = Object.fromEntries(Object.entries(version).filter(([name]) => !OWN_FACTS.includes(name)))
      const isDraft = req.query.draft === 'true' || content._status !== 'published'
      const asDraft = () => save({ ...content, _status: 'draft' }, true)
      if (isDraft) {
        await asDraft()
        return say('Restored as a draft. Visitors do not see it until it is published.')
      }
      const lacking = await lackingIn(save(content, false))
      if (lacking.length === 0) return say('Restored and published.')
      await asDraft()
      return say(`Restored as a draft only. Before it can be published, fix: ${lacking.join(', ')}.`)
    },
  }
}

async function lackingIn(saving: Promise<unknown>): Promise<string[]> {
  try {
    await saving
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ label, path }) => (typeof label === 'string' ? label : path))
  }
}

function say(message: string): Response {
  return Response.json({ message })
}
