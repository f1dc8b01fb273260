import { GRADES, TRYOUT_PREFIX } from '@/features/registration/rules/registration-options'
import { TRYOUT_AGE } from '@/lib/player-options'
import { checkPaperTryout, completePaperTryout } from '@/features/registration/rules/paper-rules'
import { gradeLabel } from '@/features/registration/rules/registration'
import { LIMITS } from '@/lib/limits'
import { newReference } from '@/lib/reference'
import { email, line, long, relation, row } from '../fields/basic'
import { defineInbox } from './define-inbox'

/** Tryout registrations from /player-registration. */
export const TryoutRegistrations = defineInbox({
  slug: 'tryout-registrations',
  labels: { singular: 'Tryout', plural: 'Tryouts' },
  flow: 'registration',
  person: ['playerFirstName', 'playerLastName'],
  admin: {
    useAsTitle: 'playerLastName',
    defaultColumns: ['playerFirstName', 'playerLastName', 'playerAge', 'status', 'createdAt'],
    listSearchableFields: ['playerFirstName', 'playerLastName', 'parentName', 'email', 'reference'],
    description: 'Families who asked for a tryout spot, newest first. Add one that came on paper or by phone here.',
  },
  fields: [
    row(line('playerFirstName', 'The player’s first name.'), line('playerLastName', 'The player’s last name.')),
    row(line('playerAge', `Age in years, ${TRYOUT_AGE.min} to ${TRYOUT_AGE.max}, as the family typed it.`), {
      name: 'playerGrade',
      type: 'select',
      required: true,
      options: GRADES.map((grade) => ({ label: gradeLabel(grade), value: grade })),
      admin: { description: 'School grade this year.' },
    }),
    line('parentName', 'Who wrote to us.', { label: 'Parent or guardian' }),
    row(
      line('phoneNumber', 'As typed. Call or text.', { maxLength: LIMITS.phone }),
      email('email', 'The family’s address; our reply went here.'),
    ),
    { name: 'phoneNormalised', type: 'text', index: true, hidden: true, admin: { description: 'For searching.' } },
    line(
      'eventSummary',
      'The event, date and place that the family chose on the page of an event. Empty: no date yet.',
      {
        label: 'Signed up for',
        required: false,
        maxLength: LIMITS.text,
      },
    ),
    { name: 'eventPath', type: 'text', hidden: true, admin: { description: 'The page of that event.' } },
    long('experience', 'What the family tells the coaches about the player. May be empty.'),
  ],
  staffFields: [
    relation(
      'tryoutDay',
      'tryout-days',
      'The day this player was invited to. It cannot be closed before everybody on it has had an answer.',
      { index: true, admin: { position: 'sidebar' } },
    ),
  ],
  rules: { check: checkPaperTryout, derive: completePaperTryout },
  completeByStaff: () => ({ reference: newReference(TRYOUT_PREFIX) }),
})
