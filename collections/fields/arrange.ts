import { APIError, type CollectionConfig, type Endpoint, type PayloadRequest } from 'payload'
import type pg from 'pg'
import * as z from 'zod'
import { formatCount } from '@/lib/counts'
import { cacheTags } from '@/lib/cache-tags'
import { aboutDocument, insertAudit } from '../audit/insert-audit'
import { invalidateTag } from '../hooks/revalidate'

const MAX_DOCUMENTS = 300
const newOrder = z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_DOCUMENTS) })

/**
 * Lets staff reorder a collection that has an `orderField()`, by dragging or keyboard, above its list. `POST
 * /api/{slug}/arrange` takes the ids in their new order.
 */
export function arrangeable(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const above = { path: '/admin/ArrangeList#ArrangeList', serverProps: { collection: config.slug } }
  return {
    ...config,
    endpoints: [...(config.endpoints || []), arrangeEndpoint(config)],
    admin: {
      ...config.admin,
      components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), above] },
    },
  }
}

function arrangeEndpoint(collection: CollectionConfig): Omit<Endpoint, 'root'> {
  const { slug, access, versions } = collection
  return {
    path: '/arrange',
    method: 'post',
    handler: async (req) => {
      if ((await access!.update!({ req })) !== true) throw new APIError('You may not change this order.', 403)
      const body = newOrder.safeParse(await req.json?.())
      if (!body.success) throw new APIError('Send the ids in their new order.', 400)
      await arrange(req, slug, body.data.ids, Boolean(versions))
      await insertAudit(req, {
        action: 'arranged',
        ...aboutDocument(collection, {}),
        detail: formatCount(body.data.ids.length, 'place'),
      })
      await invalidateTag(cacheTags.collection(slug), req)
      return Response.json({ arranged: body.data.ids.length })
    },
  }
}

// One statement updates both documents and drafts: the Local API would publish a draft along with its new position.
async function arrange(req: PayloadRequest, slug: string, ids: string[], hasVersions: boolean): Promise<void> {
  const table = slug.replaceAll('-', '_')
  const given = 'WITH given AS (SELECT id, place * 10 AS place FROM unnest($1::uuid[]) WITH ORDINALITY AS g(id, place))'
  const live = `UPDATE "${table}" SET "order" = given.place FROM given WHERE "${table}".id = given.id`
  const drafts = `UPDATE "_${table}_v" SET version_order = given.place FROM given WHERE parent_id = given.id AND latest`
  const { pool } = req.payload.db as unknown as { pool: pg.Pool }
  await pool.query(hasVersions ? `${given}, live AS (${live}) ${drafts}` : `${given} ${live}`, [ids])
}
