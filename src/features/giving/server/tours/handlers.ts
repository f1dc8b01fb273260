import 'server-only'
import { momentAt } from '@/lib/dates'
import type { FormDefinition } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { staffMail, visitorMail } from './mails'
import { SLOT_INDEX, TOUR_PREFIX } from '../../rules/tour-options'
import { TOUR_LABELS } from '../../rules/tour-labels'
import { tourKey } from './tour-key'
import { readTourTimes } from './queries'
import { tourSchema, type TourValues } from '../../rules/tour-schema'
import { findSlotProblem, slotTakenMessage } from '../../rules/slots'

/** Tours of the facility. */
export const tourForm: FormDefinition<TourValues> = {
  name: 'tour',
  schema: tourSchema,
  labels: TOUR_LABELS,
  table: 'tour_requests',
  kind: 'tour-requests',
  referencePrefix: TOUR_PREFIX,
  person: 'name',
  listFields: [],
  toRecord: ({ phone, company, date, time, ...values }) => ({
    columns: {
      ...values,
      date,
      phone: phone || null,
      company: company || null,
      slotAt: time ? momentAt(date, time) : null,
    },
  }),
  toMails: async (values, context, client) => {
    const visit = { key: tourKey(context.reference), times: await readTourTimes(client) }
    return [visitorMail(values, visit, context), staffMail(context)]
  },
  guard: ({ date, time }) => guardSlot(date, time),
  refusals: { [SLOT_INDEX]: async () => ({ time: slotTakenMessage(await readTourTimes()) }) },
}

/** POST /forms/tour */
export const postTour = formHandler(tourForm)

// The visitor's own row already reserves its time and must not count as a conflict.
function guardSlot(
  date: string,
  time: string,
): NonNullable<ReturnType<NonNullable<FormDefinition<TourValues>['guard']>>> {
  return async (client) => {
    const times = await readTourTimes(client)
    const currentTime = time ? momentAt(date, time) : ''
    const problem = findSlotProblem(date, time, { ...times, held: times.held.filter((at) => at !== currentTime) })
    return problem ? { [time ? 'time' : 'date']: problem } : null
  }
}
