import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

const NAMED = 3

/** Rejects deleting a picture that pages use, and names them, so that no page loses its picture unnoticed. */
export const rejectDeletingUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(String(id), req)
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED).join(', ') + (uses.length > NAMED ? ` and ${uses.length - NAMED} more` : '')
  throw new APIError(
    `This picture is in use: ${named}. Choose another picture there, then delete this one.`,
    409,
    null,
    true,
  )
}

// Searches the id in the whole document: the picture may be in an upload field, an array or a rich text.
async function findUses(id: string, req: PayloadRequest): Promise<string[]> {
  const { collections, globals } = req.payload.config
  const uses: string[] = []
  for (const { slug, labels, admin } of collections.filter(({ versions }) => versions?.drafts)) {
    const name = typeof labels.singular === 'string' ? labels.singular : slug
    const title = admin.useAsTitle ?? 'id'
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        draft,
        depth: 0,
        pagination: false,
        req,
      })
      const found = docs.filter((doc) => JSON.stringify(doc).includes(id)) as unknown as Record<string, unknown>[]
      uses.push(...found.map((doc) => `${name} “${String(doc[title])}”`))
    }
  }
  for (const { slug, label } of globals) {
    const page = await req.payload.findGlobal({ slug: slug as GlobalSlug, draft: true, depth: 0, req })
    if (JSON.stringify(page).includes(id)) uses.push(`“${typeof label === 'string' ? label : slug}”`)
  }
  return [...new Set(uses)]
}
