/** Where something a family sent can stand, and where it may go from there. */
type Flow = Record<string, { label: string; next: readonly string[] }>

/**
 * Registrations and tryouts. The server sets `pending` on arrival. Staff put back to it what was moved by mistake, as
 * long as no place was offered: then the family reads "We have it" again and may change what it sent.
 */
const registrationFlow = {
  pending: { label: 'Pending', next: ['in_review', 'needs_info', 'evaluation', 'declined', 'withdrawn', 'spam'] },
  in_review: {
    label: 'In review',
    next: ['needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'withdrawn', 'pending'],
  },
  needs_info: { label: 'Needs info', next: ['in_review', 'evaluation', 'declined', 'withdrawn', 'pending'] },
  evaluation: { label: 'Evaluation', next: ['accepted', 'waitlisted', 'declined', 'withdrawn', 'pending'] },
  accepted: { label: 'Accepted', next: ['enrolled', 'waitlisted', 'withdrawn'] },
  waitlisted: { label: 'Waitlisted', next: ['evaluation', 'accepted', 'declined', 'withdrawn', 'pending'] },
  declined: { label: 'Declined', next: ['in_review', 'pending'] },
  enrolled: { label: 'Enrolled', next: ['withdrawn'] },
  withdrawn: { label: 'Withdrawn', next: ['in_review', 'pending'] },
  spam: { label: 'Spam', next: ['in_review', 'pending'] },
} as const satisfies Flow

/** Applications to the advanced academy. An accepted player registers next, and is enrolled there. */
const applicationFlow = {
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
const messageFlow = {
  pending: { label: 'Pending', next: ['answered', 'spam'] },
  answered: { label: 'Answered', next: ['in_review', 'pending'] },
  in_review: { label: 'In review', next: ['answered', 'spam', 'pending'] },
  spam: { label: 'Spam', next: ['in_review', 'pending'] },
} as const satisfies Flow

/** Pledges, and gifts that came without one. Only received money counts as raised. */
const pledgeFlow = {
  pledged: { label: 'Pledged', next: ['contacted', 'received', 'cancelled', 'spam'] },
  contacted: { label: 'Contacted', next: ['received', 'cancelled', 'pledged'] },
  received: { label: 'Received', next: ['acknowledged', 'contacted', 'cancelled'] },
  acknowledged: { label: 'Acknowledged', next: ['received', 'cancelled'] },
  cancelled: { label: 'Cancelled', next: ['contacted', 'pledged'] },
  spam: { label: 'Spam', next: ['contacted', 'pledged'] },
} as const satisfies Flow

/** Companies that would like to sponsor the academy. */
const sponsorFlow = {
  pending: { label: 'Pending', next: ['contacted', 'declined', 'spam'] },
  contacted: { label: 'Contacted', next: ['agreed', 'declined', 'pending'] },
  agreed: { label: 'Agreed', next: ['contacted'] },
  declined: { label: 'Declined', next: ['contacted', 'pending'] },
  spam: { label: 'Spam', next: ['contacted', 'pending'] },
} as const satisfies Flow

/** Tours of the facility. Pending and confirmed ones hold their time; every other state gives it back. */
const tourFlow = {
  pending: { label: 'Pending', next: ['confirmed', 'declined', 'cancelled', 'spam'] },
  confirmed: { label: 'Confirmed', next: ['visited', 'cancelled'] },
  visited: { label: 'Visited', next: ['confirmed'] },
  declined: { label: 'Declined', next: ['confirmed'] },
  cancelled: { label: 'Cancelled', next: ['confirmed'] },
  spam: { label: 'Spam', next: ['confirmed'] },
} as const satisfies Flow

export const FLOWS = {
  registration: registrationFlow,
  application: applicationFlow,
  message: messageFlow,
  pledge: pledgeFlow,
  sponsor: sponsorFlow,
  tour: tourFlow,
}
export type FlowName = keyof typeof FLOWS

/** The flow's statuses as options of a select. */
export function statusOptions(flow: FlowName): { label: string; value: string }[] {
  return Object.entries(FLOWS[flow]).map(([value, { label }]) => ({ label, value }))
}

/** Where everything of a flow begins: the server sets it on arrival. */
export function firstStatus(flow: FlowName): string {
  return Object.keys(FLOWS[flow])[0]!
}

/** A status in words; an unknown one stands for itself. */
export function statusLabel(status: string, flow: FlowName = 'registration'): string {
  return findStep(flow, status)?.label ?? status
}

/** The statuses that may follow `from`. */
export function listNextStatuses(flow: FlowName, from: string): readonly string[] {
  return findStep(flow, from)?.next ?? []
}

/** Null when the move is allowed, else one sentence for staff that says where it may go instead. */
export function explainRefusedMove(flow: FlowName, from: string, to: string): string | null {
  if (from === to) return null
  const next = listNextStatuses(flow, from)
  if (next.includes(to)) return null
  const choices = next.map((status) => statusLabel(status, flow)).join(', ')
  return `“${statusLabel(from, flow)}” cannot become “${statusLabel(to, flow)}”. From here it may go to: ${choices}.`
}

function findStep(flow: FlowName, status: string): Flow[string] | undefined {
  const steps: Flow = FLOWS[flow]
  return steps[status]
}
