import type { Field } from 'payload'
import { long } from './basic'
import { button, heading } from './page'

/** The texts of a fee box. Its amounts and jersey packages are edited under Giving, Fees; the total is computed. */
export function feeTexts(): Field[] {
  return [
    ...heading(),
    long('monthlyText', 'What the monthly fee pays for, in one sentence.', { required: true, maxLength: 200 }),
    long('registrationText', 'What the registration fee is for. The jersey package is listed below it.', {
      required: true,
      maxLength: 200,
    }),
    long('totalText', 'What a family pays to get started, and when.', { required: true, maxLength: 200 }),
    ...button('button', 'Button'),
  ]
}
