import { expect, test } from 'vitest'
import { CONSENTS, REQUIRED_CONSENTS } from './consents'
import { findMissingPapers, type FamilyPapers } from './family-papers'

const ALL = Object.fromEntries(REQUIRED_CONSENTS.map((key) => [key, true]))
const LABELS = REQUIRED_CONSENTS.map((key) => CONSENTS[key].label)

const papers = (change: Partial<FamilyPapers>): FamilyPapers => ({
  isSigned: false,
  guardian: null,
  emergencyName: 'Aunt Lou',
  emergencyPhone: '(623) 555-0177',
  pickups: [],
  given: ALL as FamilyPapers['given'],
  ...change,
})

test.each<[string, Partial<FamilyPapers>, ReturnType<typeof findMissingPapers>]>([
  ['nothing, when all is signed and written', {}, null],
  ['the emergency contact alone', { emergencyName: '' }, { consents: [], hasNoContact: true }],
  ['the consents alone', { given: {} }, { consents: LABELS, hasNoContact: false }],
  [
    'one consent',
    { given: { ...ALL, [REQUIRED_CONSENTS[0]!]: false } },
    { consents: [LABELS[0]!], hasNoContact: false },
  ],
  ['no consent that was taken back after signing', { isSigned: true, given: {} }, null],
  ['the contact after signing', { isSigned: true, given: {}, emergencyName: '' }, { consents: [], hasNoContact: true }],
])('asks for %s', (_what, change, missing) => {
  expect(findMissingPapers(papers(change))).toEqual(missing)
})
