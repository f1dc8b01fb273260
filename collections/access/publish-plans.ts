import {
  APIError,
  type CollectionSlug,
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type Endpoint,
  Forbidden,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { findMomentProblem, type PlanType, type PublishPlan } from '@/lib/publish-plans'
import { listLacking } from './lacking'

/** The target of a plan: a document of a collection, or the texts of a page. */
type PlanTarget = { collection: CollectionSlug; id: string } | { global: GlobalSlug }
type Read = (req: PayloadRequest) => PlanTarget

const newPlan = z.object({ type: z.enum(['publish', 'unpublish']), at: z.string().max(40) })

/** Endpoints for scheduled publishing of a collection's documents: see {@link planEndpoints}. */
export function planDocument(collection: CollectionSlug): Omit<Endpoint, 'root'>[] {
  return planEndpoints('/:id', (req) => ({ collection, id: String(req.routeParams?.id) }))
}

/** Endpoints for scheduled publishing of a page's texts: see {@link planEndpoints}. */
export function planPage(global: GlobalSlug): Omit<Endpoint, 'root'>[] {
  return planEndpoints('', () => ({ global }))
}

/**
 * `GET .../plans` lists the scheduled changes, `POST` schedules one and replaces the existing one of its type, `DELETE
 * .../plans/{plan}` cancels one. Uses Payload's jobs, but rejects times in the past, drafts that fail validation, and staff
 * who may not publish the document.
 */
function planEndpoints(base: string, read: Read): Omit<Endpoint, 'root'>[] {
  const withTarget =
    (work: (req: PayloadRequest, target: PlanTarget) => Promise<Response>) => async (req: PayloadRequest) => {
      const target = read(req)
      if (!(await mayPublish(req, target))) throw new Forbidden(req.t)
      return work(req, target)
    }
  return [
    { path: `${base}/plans`, method: 'get', handler: withTarget(answerPlans) },
    { path: `${base}/plans`, method: 'post', handler: withTarget(addPlan) },
    {
      path: `${base}/plans/:plan`,
      method: 'delete',
      handler: withTarget(async (req, target) => {
        await removePlans(req, target, { id: { equals: String(req.routeParams?.plan) } })
        return answerPlans(req, target)
      }),
    },
  ]
}

async function addPlan(req: PayloadRequest, target: PlanTarget): Promise<Response> {
  const parsed = newPlan.safeParse(await req.json?.())
  if (!parsed.success) throw new APIError('Choose a day and a time.', 422)
  const { type, at } = parsed.data
  const problem = findMomentProblem(at, new Date()) ?? (await findDraftProblem(req, target, type))
  if (problem) throw new APIError(problem, 422)
  const replaced = (await listPlans(req, target)).filter((plan) => plan.type === type)
  const { user } = req
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(at),
    req,
    input: {
      type,
      ...('global' in target
        ? { global: target.global as never }
        : { doc: { relationTo: target.collection as never, value: target.id } }),
      user: { relationTo: 'staff', value: user!.id },
    },
  })
  // Stores the new plan before deleting the old one: a failure in between leaves two visible plans, never none.
  await removePlans(req, target, { id: { in: replaced.map(({ id }) => id) } })
  return answerPlans(req, target)
}

async function answerPlans(req: PayloadRequest, target: PlanTarget): Promise<Response> {
  return Response.json({ plans: await listPlans(req, target) }, { headers: { 'Cache-Control': 'no-store' } })
}

async function listPlans(req: PayloadRequest, target: PlanTarget): Promise<PublishPlan[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: isPlanOf(target),
    sort: 'waitUntil',
    limit: 20,
    depth: 0,
    req,
  })
  return docs.flatMap(({ id, input, waitUntil, hasError }) => {
    const type: PlanType = (input as { type?: string }).type === 'unpublish' ? 'unpublish' : 'publish'
    return waitUntil ? [{ id: String(id), type, at: waitUntil, hasFailed: Boolean(hasError) }] : []
  })
}

async function removePlans(req: PayloadRequest, target: PlanTarget, which: Where): Promise<void> {
  await req.payload.delete({ collection: 'payload-jobs', where: { and: [isPlanOf(target), which] }, req })
}

function isPlanOf(target: PlanTarget): Where {
  const isOfTarget: Where[] =
    'global' in target
      ? [{ 'input.global': { equals: target.global } }]
      : [{ 'input.doc.value': { equals: target.id } }, { 'input.doc.relationTo': { equals: target.collection } }]
  return { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, ...isOfTarget] }
}

/** Returns why a draft cannot be published, as a sentence. Publishes it in a transaction that is rolled back. */
async function findDraftProblem(req: PayloadRequest, target: PlanTarget, type: PlanType): Promise<string | null> {
  if (type === 'unpublish') return null
  const { payload, user } = req
  const trial = await createLocalReq({ user: user ?? undefined }, payload)
  const transactionID = await payload.db.beginTransaction()
  if (transactionID !== null) trial.transactionID = transactionID
  const options = { data: { _status: 'published' } as never, depth: 0, overrideAccess: false, req: trial } as const
  try {
    const lacking = await listLacking(
      'global' in target
        ? payload.updateGlobal({ ...options, slug: target.global })
        : payload.update({ ...options, collection: target.collection, id: target.id }),
    )
    return lacking.length > 0 ? `Before it can go out, fix: ${lacking.join(', ')}.` : null
  } finally {
    if (transactionID !== null) await payload.db.rollbackTransaction(transactionID)
  }
}

/** Returns whether the user of the request may publish it; false for a document that does not exist. */
export async function mayPublish(req: PayloadRequest, target: PlanTarget): Promise<boolean> {
  const data = { _status: 'published' }
  if ('global' in target) {
    const globalConfig = req.payload.config.globals.find(({ slug }) => slug === target.global)
    return Boolean(globalConfig && (await docAccessOperationGlobal({ data, globalConfig, req })).update)
  }
  const collection = req.payload.collections[target.collection]
  if (!collection) throw new NotFound(req.t)
  return Boolean((await docAccessOperation({ id: target.id, collection, data, req })).update)
}
