import { listNextStatuses, statusLabel, type FlowName } from '../../rules/flow'
import { StatusTag } from '../shared/StatusTag'
import { RadioChips } from './RadioChips'

type StatusChoiceProps = { flow: FlowName; status: string; next: string; onChoose: (status: string) => void }

/** The current status, and those that may follow it. */
export function StatusChoice({ flow, status, next, onChoose }: StatusChoiceProps) {
  return (
    <RadioChips
      id="fc-answer-status"
      legend={
        <>
          Now <StatusTag status={status} /> Where does the case go?{' '}
          <kbd className="fc-key" aria-hidden>
            A
          </kbd>
        </>
      }
      options={[
        { value: status, label: 'Stays' },
        ...listNextStatuses(flow, status).map((one) => ({ value: one, label: statusLabel(one, flow) })),
      ]}
      value={next}
      onChoose={onChoose}
    />
  )
}
