import 'server-only'
import {
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { explainFailure, type PlanType } from '@/lib/publish-plans'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'
import { asSystem } from '../payload'

/** A scheduled publishing or unpublishing that failed, with its time (ISO 8601). */
export type FailedPlan = {
  id: string
  type: PlanType
  at: string
  title: string
  href: string
  /** The reason as a sentence. */
  reason: string
}

type Row = {
  id: string
  type: PlanType
  at: Date
  error: string | null
  collection: CollectionSlug | null
  document: string | null
  global: GlobalSlug | null
}

/** Lists the failed schedules of documents that this member of staff may publish, the latest first. */
export async function listFailedPlans(staff: Staff): Promise<FailedPlan[]> {
  const { rows } = await pool().query<Row>(FAILED)
  if (rows.length === 0) return []
  const payload = await asSystem('The rights of this member of staff are checked for each document')
  const req = await createLocalReq({ user: { ...staff, collection: 'staff' } }, payload)
  const found = await Promise.all(rows.map((row) => describe(req, row)))
  return found.flatMap((plan) => plan ?? [])
}

async function describe(req: PayloadRequest, row: Row): Promise<FailedPlan | null> {
  const target = row.global ? await findPage(req, row.global) : await findDocument(req, row)
  // It was published or unpublished manually since.
  if (!target || target.isPublished === (row.type === 'publish')) return null
  const { id, type, at, error } = row
  const { title, href } = target
  return { id, type, at: at.toISOString(), title, href, reason: explainFailure(error) }
}

type Target = { title: string; href: string; isPublished: boolean }

const PUBLISHED = { _status: 'published' }

async function findPage(req: PayloadRequest, slug: GlobalSlug): Promise<Target | null> {
  const globalConfig = req.payload.config.globals.find((one) => one.slug === slug)
  if (!globalConfig || !(await docAccessOperationGlobal({ data: PUBLISHED, globalConfig, req })).update) return null
  const latest = await req.payload.findGlobal({ slug, draft: true, depth: 0, req })
  const title = typeof globalConfig.label === 'string' ? globalConfig.label : slug
  return { title, href: adminPaths.global(slug), isPublished: isPublished(latest) }
}

async function findDocument(req: PayloadRequest, { collection: slug, document: id }: Row): Promise<Target | null> {
  const collection = slug && req.payload.collections[slug]
  if (!collection || !id) return null
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({ collection: slug, where, draft: true, depth: 0, limit: 1, req })
  const latest: object | undefined = docs[0]
  if (!latest || !(await docAccessOperation({ id, collection, data: PUBLISHED, req })).update) return null
  const title: unknown = Reflect.get(latest, collection.config.admin.useAsTitle ?? 'title')
  return {
    title: typeof title === 'string' && title ? title : 'No title yet',
    href: adminPaths.document(slug, id),
    isPublished: isPublished(latest),
  }
}

function isPublished(latest: object): boolean {
  return '_status' in latest && latest._status === 'published'
}

const LISTED_MAX = 20

// Payload may clear the time of a failed schedule; the time of its last attempt is close to it.
const FAILED = `
  SELECT id, CASE WHEN input ->> 'type' = 'unpublish' THEN 'unpublish' ELSE 'publish' END AS type,
    coalesce(wait_until, updated_at) AS at, error ->> 'message' AS error,
    input -> 'doc' ->> 'relationTo' AS collection, input -> 'doc' ->> 'value' AS document, input ->> 'global' AS global
  FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error
  ORDER BY 3 DESC LIMIT ${LISTED_MAX}`
