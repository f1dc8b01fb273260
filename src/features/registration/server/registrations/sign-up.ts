import 'server-only'
import { isDay } from '@/lib/dates'
import { findEventDate } from '@/features/events/server/api'
import type { AddedColumns } from '@/server/forms/define-form'
import { logger } from '@/server/logger'
import type { TryoutValues } from '../../rules/registration-schema'

const SLUG = /^[a-z0-9-]{1,100}$/

/**
 * Returns the event and date that a family signed up for. A deleted or currently unreadable event never blocks a registration:
 * staff then see the slug and day that the page sent.
 */
export async function findSignUp({ eventSlug, eventDay }: TryoutValues): Promise<AddedColumns> {
  if (!eventSlug || !eventDay) return {}
  const found = await findEventDate(eventSlug, eventDay).catch((error: unknown) => {
    logger.warn({ error }, 'The event of a sign-up could not be read.')
    return null
  })
  if (found) return { eventSummary: found.summary, eventPath: found.path }
  return SLUG.test(eventSlug) && isDay(eventDay) ? { eventSummary: `${eventSlug}, ${eventDay}`, eventPath: null } : {}
}
