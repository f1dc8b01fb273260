import type { Flow } from '@/lib/status-flow'

/**
 * Registrations and tryouts. The server sets `pending` on arrival. Staff may set it back to `pending` to correct a mistake
 * until a place was offered: the family then sees "We have it" again and may change its data.
 */
export const registrationFlow = {
  pending: { label: 'Pending', next: ['in_review', 'needs_info', 'evaluation', 'declined', 'withdrawn', 'spam'] },
  in_review: {
    label: 'In review',
    next: ['needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'withdrawn', 'pending'],
  },
  needs_info: { label: 'Needs info', next: ['in_review', 'evaluation', 'declined', 'withdrawn', 'pending'] },
  evaluation: { label: 'Evaluation', next: ['accepted', 'waitlisted', 'declined', 'withdrawn', 'pending'] },
  accepted: { label: 'Accepted', next: ['waitlisted', 'withdrawn'] },
  waitlisted: { label: 'Waitlisted', next: ['evaluation', 'accepted', 'declined', 'withdrawn', 'pending'] },
  declined: { label: 'Declined', next: ['in_review', 'pending'] },
  enrolled: {
    label: 'Enrolled',
    next: ['withdrawn'],
    earned:
      'A player is enrolled through the roster: use “Accept to roster” on the registration. The status follows once the family has signed, or by “Enroll without papers”.',
  },
  withdrawn: { label: 'Withdrawn', next: ['in_review', 'pending'] },
  spam: { label: 'Spam', next: ['in_review', 'pending'] },
} as const satisfies Flow

/** Applications to the advanced academy. An accepted player then registers, and is enrolled through the registration. */
export const applicationFlow = {
  pending: registrationFlow.pending,
  in_review: registrationFlow.in_review,
  needs_info: registrationFlow.needs_info,
  evaluation: registrationFlow.evaluation,
  accepted: { label: 'Accepted', next: ['waitlisted', 'withdrawn'] },
  waitlisted: registrationFlow.waitlisted,
  declined: registrationFlow.declined,
  withdrawn: registrationFlow.withdrawn,
  spam: registrationFlow.spam,
} as const satisfies Flow

/** Messages from the contact form. */
export const messageFlow = {
  pending: { label: 'Pending', next: ['answered', 'spam'] },
  answered: { label: 'Answered', next: ['in_review', 'pending'] },
  in_review: { label: 'In review', next: ['answered', 'spam', 'pending'] },
  spam: { label: 'Spam', next: ['in_review', 'pending'] },
} as const satisfies Flow
