import { pledgeFlow, sponsorFlow, tourFlow } from '@/features/giving/rules/flows'
import { applicationFlow, messageFlow, registrationFlow } from '@/features/registration/rules/flows'
import { explainRefusedStep, labelIn, type Flow } from '@/lib/status-flow'

/** The status flows of entries, by name. */
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

/** Returns the initial status of a flow, which the server sets on arrival. */
export function firstStatus(flow: FlowName): string {
  return Object.keys(FLOWS[flow])[0]!
}

/** Returns the label of a status; an unknown status is returned unchanged. */
export function statusLabel(status: string, flow: FlowName = 'registration'): string {
  return labelIn(FLOWS[flow], status)
}

/** Lists the statuses that may follow `from`. */
export function listNextStatuses(flow: FlowName, from: string): readonly string[] {
  return findFlow(flow)[from]?.next ?? []
}

/** Returns null if the move is allowed, else one sentence for staff with the allowed statuses. */
export function explainRefusedMove(flow: FlowName, from: string, to: string): string | null {
  return explainRefusedStep(FLOWS[flow], from, to)
}

/**
 * Returns the status for an answer that was refused because the entry moved from `seen` to `now` first: `now` if the answer was
 * not to change the status, or cannot change it to `wanted` any more.
 */
export function statusAfterRefusal(flow: FlowName, { seen, wanted, now }: Record<'seen' | 'wanted' | 'now', string>) {
  return wanted !== seen && listNextStatuses(flow, now).includes(wanted) ? wanted : now
}

function findFlow(flow: FlowName): Flow {
  return FLOWS[flow]
}
