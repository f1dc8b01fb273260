import type { Staff } from '@/payload-types'
import { logger } from '@/server/logger'
import { findPendingUndo } from '../../server/undo/pending'
import { UndoBar } from './UndoBar.client'

/** The undo bar with the action that can be undone now. A page never fails because that could not be read. */
export async function RenderedUndoBar({ staff }: { staff: Staff }) {
  return <UndoBar {...await readPending(staff)} />
}

async function readPending(staff: Staff) {
  return { rendered: await findPendingUndo(staff).catch(reportUnread), renderedAt: Date.now() }
}

function reportUnread(error: unknown): null {
  logger.error({ err: error }, 'What can be undone could not be read.')
  return null
}
