import type { Field } from 'payload'
import { CONSENTS, CONSENT_KEYS, type ConsentKey } from '@/features/people/rules/consents'
import { defineGlobal } from '../access/define'
import { denyField, only } from '../access/rules'
import { line, long } from '../fields/basic'
import { versionConsentTexts } from '../hooks/version-consent-texts'

const CONSENT_MAX = 4000

/**
 * The texts and consents that a family reads and signs once its player is on a roster. Every change of a consent's wording
 * creates a new version.
 */
export const EnrolmentPage = defineGlobal({
  slug: 'enrolment-page',
  label: 'Enrollment and consents',
  access: { read: only('registrar', 'coach'), update: only('registrar'), readVersions: only('registrar') },
  admin: {
    group: 'Families',
    description:
      'The page behind a family’s private enrollment link. Who signed keeps the wording they signed. The texts that came with the site are an example: have a lawyer check them before the first family signs.',
  },
  hooks: { beforeChange: [versionConsentTexts] },
  fields: [
    line('title', 'Heading of the page.', { defaultValue: 'Welcome to the team' }),
    long('lede', 'One or two sentences below it.'),
    ...CONSENT_KEYS.map(consentGroup),
  ],
})

function consentGroup(name: ConsentKey): Field {
  const { label, isRequired } = CONSENTS[name]
  return {
    name,
    label: `${label} (${isRequired ? 'required' : 'the family’s choice'})`,
    type: 'group',
    admin: { description: 'A changed text becomes a new version; signatures stay with the old one.' },
    fields: [
      line('title', 'A few words.', { defaultValue: label }),
      long('text', 'What is signed, in plain words.', { required: true, maxLength: CONSENT_MAX }),
      {
        name: 'version',
        type: 'number',
        defaultValue: 1,
        access: { create: denyField, update: denyField },
        admin: { readOnly: true, description: 'Counted by the system.' },
      },
    ],
  }
}
