import type { Flow } from '@/lib/status-flow'

/** Pledges, and gifts received without a pledge. Only received money counts as raised. */
export const pledgeFlow = {
  pledged: { label: 'Pledged', next: ['contacted', 'received', 'cancelled', 'spam'] },
  contacted: { label: 'Contacted', next: ['received', 'cancelled', 'pledged'] },
  received: { label: 'Received', next: ['acknowledged', 'contacted', 'cancelled'] },
  acknowledged: { label: 'Acknowledged', next: ['received', 'cancelled'] },
  cancelled: { label: 'Canceled', next: ['contacted', 'pledged'] },
  spam: { label: 'Spam', next: ['contacted', 'pledged'] },
} as const satisfies Flow

/** Inquiries of companies that want to sponsor the academy. */
export const sponsorFlow = {
  pending: { label: 'Pending', next: ['contacted', 'declined', 'spam'] },
  contacted: { label: 'Contacted', next: ['agreed', 'declined', 'pending'] },
  agreed: { label: 'Agreed', next: ['contacted'] },
  declined: { label: 'Declined', next: ['contacted', 'pending'] },
  spam: { label: 'Spam', next: ['contacted', 'pending'] },
} as const satisfies Flow

/** Tours of the facility. Pending and confirmed tours reserve their time; every other status releases it. */
export const tourFlow = {
  pending: { label: 'Pending', next: ['confirmed', 'declined', 'cancelled', 'spam'] },
  confirmed: { label: 'Confirmed', next: ['visited', 'cancelled'] },
  visited: { label: 'Visited', next: ['confirmed'] },
  declined: { label: 'Declined', next: ['confirmed'] },
  cancelled: { label: 'Canceled', next: ['confirmed'] },
  spam: { label: 'Spam', next: ['confirmed'] },
} as const satisfies Flow
