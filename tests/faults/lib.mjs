/** Faults in the rules shared by server and browser. */
export const faults = [
  {
    name: 'A registration that nobody has read is accepted in one step',
    file: 'src/features/registration/rules/flows.ts',
    before: "next: ['in_review', 'needs_info', 'evaluation', 'declined', 'withdrawn', 'spam'] }",
    after: "next: ['in_review', 'needs_info', 'evaluation', 'accepted', 'declined', 'withdrawn', 'spam'] }",
    caughtBy: { layer: 'unit', file: 'src/features/inbox/rules/flow-table.test.ts' },
  },
  {
    name: 'A phone number of six digits is taken for one',
    file: 'src/lib/validation.ts',
    before: 'PHONE_MIN_DIGITS = 7',
    after: 'PHONE_MIN_DIGITS = 6',
    caughtBy: { layer: 'unit', file: 'src/lib/validation.test.ts' },
  },
  {
    name: 'A family with a phone number of seven digits cannot register',
    file: 'src/lib/validation.ts',
    before: 'PHONE_MIN_DIGITS = 7',
    after: 'PHONE_MIN_DIGITS = 8',
    caughtBy: { layer: 'unit', file: 'src/lib/validation.test.ts' },
  },
  {
    name: 'A child plays without the consent about concussions',
    file: 'src/features/people/rules/consents.ts',
    before: "concussion: { label: 'Concussion', isRequired: true }",
    after: "concussion: { label: 'Concussion', isRequired: false }",
    caughtBy: { layer: 'unit', file: 'src/features/people/rules/consents.test.ts' },
  },
  {
    name: 'A title with a tag in it ends the block of structured data and runs as a script',
    file: 'src/lib/structured-data.ts',
    before: String.raw`.replaceAll('<', '\\u003c')`,
    after: '',
    caughtBy: { layer: 'unit', file: 'src/lib/structured-data.test.ts' },
  },
]
