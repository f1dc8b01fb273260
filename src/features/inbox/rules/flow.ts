import { pledgeFlow, sponsorFlow, tourFlow } from '@/features/giving/rules/flows'
import { applicationFlow, messageFlow, registrationFlow } from '@/features/registration/rules/flows'
import { explainRefusedStep, labelIn, type Flow } from '@/lib/status-flow'

/** The flow of each kind of entry, by its name. */
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
  return labelIn(FLOWS[flow], status)
}

/** The statuses that may follow `from`. */
export function listNextStatuses(flow: FlowName, from: string): readonly string[] {
  return findFlow(flow)[from]?.next ?? []
}

/** Null when the move is allowed, else one sentence for staff that says where it may go instead. */
export function explainRefusedMove(flow: FlowName, from: string, to: string): string | null {
  return explainRefusedStep(FLOWS[flow], from, to)
}

function findFlow(flow: FlowName): Flow {
  return FLOWS[flow]
}
