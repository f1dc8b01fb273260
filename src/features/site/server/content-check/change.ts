import 'server-only'
import { type CollectionSlug, type GlobalSlug, Locked } from 'payload'
import { applyFix } from '../../rules/content-check/apply-fix'
import type { ProseKind } from '../../rules/content-check/prose'
import type { Fix } from '../../rules/content-check/warning'
import { findSavedProse } from './texts'
import { done, type Result, refused } from '@/lib/result'
import type { Staff } from '@/payload-types'
import type { Refusal } from '@/server/http/answers'
import { asStaff } from '@/server/payload'

const TEXT_CHANGED = conflict('The text has changed since it was checked. Open it to see what it says now.')
const DRAFT = conflict('A draft of it waits to be published. Open it, and change it there.')
const LOCKED = conflict('Someone else has it open. Try again when it is closed, or open it to see who.')

/** Changes a published text through Payload, which stores the former text as a version. */
export async function changePublished(
  staff: Staff,
  { kind, id, fix }: { kind: ProseKind; id: string | null; fix: Fix },
): Promise<Result<object, Refusal>> {
  const saved = await findSavedProse(staff, kind, id)
  const changed = saved && applyFix(saved, fix)
  if (!changed) return refused(TEXT_CHANGED)
  // Publishing now would also publish the draft's other changes.
  if ((saved as { _status?: string })._status === 'draft') return refused(DRAFT)
  try {
    await save(staff, { kind, id, data: { [changed.field]: changed.value } })
  } catch (error) {
    if (error instanceof Locked) return refused(LOCKED)
    throw error
  }
  return done({})
}

async function save(
  staff: Staff,
  { kind, id, data }: { kind: string; id: string | null; data: object },
): Promise<void> {
  const options = { data: { ...data, _status: 'published' } as never, overrideLock: false, depth: 0 }
  if (id === null) await asStaff(staff).updateGlobal({ slug: kind as GlobalSlug, ...options })
  else await asStaff(staff).update({ collection: kind as CollectionSlug, id, ...options })
}

function conflict(message: string): Refusal {
  return { status: 409, message }
}
