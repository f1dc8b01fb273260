import { APPLICATION_LABELS } from '@/features/registration/rules/application-labels'
import { CONTACT_LABELS } from '@/features/registration/rules/contact-labels'
import { REGISTRATION_LABELS, TRYOUT_LABELS, NOT_IN_FORM } from '@/features/registration/rules/registration-labels'
import { PLEDGE_LABELS } from '@/features/giving/rules/pledge-labels'
import { SPONSOR_LABELS } from '@/features/giving/rules/sponsor-labels'
import { TOUR_LABELS } from '@/features/giving/rules/tour-labels'

/** A public form and its questions. */
export type FormQuestions = { form: string; answers: string[] }

/** Lists the questions of every public form, by their labels. */
export function listFormQuestions(): FormQuestions[] {
  const unasked: readonly string[] = NOT_IN_FORM
  return FORMS.map(([form, labels]) => ({
    form,
    answers: Object.entries(labels).flatMap(([name, label]) => (unasked.includes(name) ? [] : [label])),
  }))
}

const FORMS: [string, Record<string, string>][] = [
  ['Tryout registration', TRYOUT_LABELS],
  ['Player registration', REGISTRATION_LABELS],
  ['Advanced Academy application', APPLICATION_LABELS],
  ['Contact', CONTACT_LABELS],
  ['Pledge', PLEDGE_LABELS],
  ['Sponsor inquiry', SPONSOR_LABELS],
  ['Tour request', TOUR_LABELS],
]
