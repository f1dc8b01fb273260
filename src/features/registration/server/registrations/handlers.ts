import 'server-only'
import { normalizePhone } from '@/lib/phone-numbers'
import type { FormDefinition, AddedColumns } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { isDay } from '@/lib/dates'
import { findEventDate } from '@/features/events/server/api'
import { logger } from '@/server/logger'
import { dialedRegistration, dialedTryout } from '../../rules/dialed-rules'
import { familyMail, registrarMail } from './mails'
import { REGISTRATION_LABELS, TRYOUT_LABELS } from '../../rules/registration-labels'
import { toRegistrationAnswers, toRegistrationRecord } from '../../rules/registration-record'
import { REGISTRATION_PREFIX, TRYOUT_PREFIX } from '../../rules/registration-options'
import { splitName } from '../../rules/registration'
import type { RegistrationValues, TryoutValues } from '../../rules/registration-schema'

const SLUG = /^[a-z0-9-]{1,100}$/

/** Spots at a tryout. */
export const tryoutForm: FormDefinition<TryoutValues> = {
  name: 'tryout',
  schema: dialedTryout,
  labels: TRYOUT_LABELS,
  table: 'tryout_registrations',
  kind: 'tryout-registrations',
  hasStatusPage: true,
  referencePrefix: TRYOUT_PREFIX,
  person: 'playerFirstName',
  listFields: [],
  toRecord: ({ eventSlug: _slug, eventDay: _day, ...values }) => ({
    columns: { ...values, experience: values.experience || null, phoneNormalised: normalizePhone(values.phoneNumber) },
  }),
  lookUp: findSignUp,
  toMails: (values, context) => [
    familyMail({
      kind: 'tryout',
      to: values.email,
      parentFirstName: splitName(values.parentName).firstName,
      playerFirstName: values.playerFirstName,
      context,
    }),
    registrarMail({ kind: 'tryout', collection: 'tryout-registrations', context }),
  ],
}

/** Full registrations. */
export const registrationForm: FormDefinition<RegistrationValues> = {
  name: 'registration',
  schema: dialedRegistration,
  labels: REGISTRATION_LABELS,
  table: 'player_registrations',
  kind: 'player-registrations',
  hasStatusPage: true,
  referencePrefix: REGISTRATION_PREFIX,
  person: 'playerFirstName',
  listFields: ['positions'],
  toRecord: toRegistrationRecord,
  toAnswers: toRegistrationAnswers,
  toMails: (values, context) => [
    familyMail({
      kind: 'registration',
      to: values.parentEmail,
      parentFirstName: splitName(values.parentName).firstName,
      playerFirstName: values.firstName,
      context,
    }),
    registrarMail({ kind: 'registration', collection: 'player-registrations', context }),
  ],
}

/** POST /forms/tryout */
export const postTryout = formHandler(tryoutForm)

/** POST /forms/registration */
export const postRegistration = formHandler(registrationForm)

/**
 * Returns the event and date that a family signed up for. A deleted or currently unreadable event never blocks a registration:
 * staff then see the slug and day that the page sent.
 */
async function findSignUp({ eventSlug, eventDay }: TryoutValues): Promise<AddedColumns> {
  if (!eventSlug || !eventDay) return {}
  const found = await findEventDate(eventSlug, eventDay).catch((error: unknown) => {
    logger.warn({ error }, 'The event of a sign-up could not be read.')
    return null
  })
  if (found) return { eventSummary: found.summary, eventPath: found.path }
  return SLUG.test(eventSlug) && isDay(eventDay) ? { eventSummary: `${eventSlug}, ${eventDay}`, eventPath: null } : {}
}
