import 'server-only'
import { fromIsoDate, toIsoDate } from '@/lib/birthday'
import { normalizePhone } from '@/lib/dialing'
import type { FormDefinition } from '@/server/forms/define-form'
import { asText } from '@/server/forms/editor'
import { formHandler } from '@/server/forms/form-handler'
import { dialedRegistration, dialedTryout } from '../../rules/dialed-rules'
import { familyMail, registrarMail } from './mails'
import { findSignUp } from './sign-up'
import { REGISTRATION_LABELS, TRYOUT_LABELS } from '../../rules/registration-labels'
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
  toAnswers: (entry) => ({
    firstName: asText(entry.playerFirstName),
    lastName: asText(entry.playerLastName),
    email: asText(entry.playerEmail),
    dateOfBirth: fromIsoDate(asText(entry.dateOfBirth)),
    parentName: [entry.parentFirstName, entry.parentLastName].map(asText).join(' ').trim(),
    phoneNumber: asText(entry.parentPhone),
  }),
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

function toRegistrationRecord(values: RegistrationValues) {
  const parent = splitName(values.parentName)
  return {
    columns: {
      playerFirstName: values.firstName,
      playerLastName: values.lastName,
      playerEmail: values.email,
      dateOfBirth: toIsoDate(values.dateOfBirth),
      currentGrade: Number(values.currentGrade),
      heightFeet: Number(values.heightFeet),
      heightInches: Number(values.heightInches),
      weightLbs: Number(values.weightLbs),
      schoolName: values.schoolName,
      jerseyNumber: values.jerseyNumber || null,
      previousExperience: values.previousExperience,
      goals: values.goals,
      parentFirstName: parent.firstName,
      parentLastName: parent.lastName,
      parentEmail: values.parentEmail,
      parentPhone: values.phoneNumber,
      parentPhoneNormalised: normalizePhone(values.phoneNumber),
      emergencyContactName: values.emergencyContactName,
      emergencyContactPhone: values.emergencyContactPhone,
      highlightVideoUrl: values.highlightVideoUrl || null,
      instagramHandle: values.instagramHandle || null,
    },
    lists: { positions: values.positions },
  }
}
