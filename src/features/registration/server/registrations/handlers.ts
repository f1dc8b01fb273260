import 'server-only'
import { normalizePhone } from '@/lib/phone-numbers'
import type { FormDefinition } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { dialedRegistration, dialedTryout } from '../../rules/dialed-rules'
import { familyMail, registrarMail } from './mails'
import { findSignUp } from './sign-up'
import { REGISTRATION_LABELS, TRYOUT_LABELS } from '../../rules/registration-labels'
import { toRegistrationAnswers, toRegistrationRecord } from '../../rules/registration-record'
import { REGISTRATION_PREFIX, TRYOUT_PREFIX } from '../../rules/registration-options'
import { splitName } from '../../rules/registration'
import type { RegistrationValues, TryoutValues } from '../../rules/registration-schema'

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
