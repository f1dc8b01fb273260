import { APPLICATION_LABELS } from '@/features/registration/rules/application-labels'
import { CONTACT_LABELS } from '@/features/registration/rules/contact-labels'
import { REGISTRATION_LABELS, TRYOUT_LABELS, UNASKED } from '@/features/registration/rules/registration-labels'
import { PLEDGE_LABELS } from '@/features/giving/rules/pledge-labels'
import { SPONSOR_LABELS } from '@/features/giving/rules/sponsor-labels'
import { TOUR_LABELS } from '@/features/giving/rules/tour-labels'

/** A public form and its questions. */
export type AskedAnswers = { form: string; answers: string[] }

/** Lists the questions of every public form, by their labels. */
export function listAskedAnswers(): AskedAnswers[] {
  const unasked: readonly string[] = UNASKED
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
