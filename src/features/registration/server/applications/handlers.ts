import 'server-only'
import { normalizePhone, dialed } from '@/lib/phone-numbers'
import type { FormDefinition } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { familyMail, registrarMail } from './mails'
import { APPLICATION_LABELS } from '../../rules/application-labels'
import { APPLICATION_PREFIX } from '../../rules/application-options'
import { applicationSchema, type ApplicationValues } from '../../rules/application-schema'

/** Applications to the advanced academy. */
export const applicationForm: FormDefinition<ApplicationValues> = {
  name: 'application',
  schema: dialed(applicationSchema, ['phone']),
  labels: APPLICATION_LABELS,
  table: 'applications',
  kind: 'applications',
  hasStatusPage: true,
  referencePrefix: APPLICATION_PREFIX,
  person: 'fullName',
  listFields: [],
  toRecord: (values) => ({
    columns: { ...values, phoneNormalised: normalizePhone(values.phone) },
    stamps: ['submittedAt'],
  }),
  toMails: (values, context) => [familyMail(values, context), registrarMail(context)],
}

/** POST /forms/application */
export const postApplication = formHandler(applicationForm)
