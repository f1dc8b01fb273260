import type { Candidate } from '../../server/status-mails/tryout-day'
import { adminPaths } from '@/lib/admin-paths'
import { StatusTag } from '../shared/StatusTag'

/** A player invited to a tryout day. */
export function CandidateRow({
  candidate: { id, reference, person, status, answer, isSettled },
}: {
  candidate: Candidate
}) {
  return (
    <tr>
      <th scope="row">
        <a href={adminPaths.document('tryout-registrations', id)}>{person}</a> <small>{reference}</small>
      </th>
      <td>
        <StatusTag status={status} />
      </td>
      <td>{answer ? <StatusTag status={answer} /> : isSettled ? 'None needed' : <b>No answer yet</b>}</td>
    </tr>
  )
}
