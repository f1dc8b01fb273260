'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { formatMoment } from '@/lib/dates'
import { statusLabel, type FlowName } from '@/features/inbox/rules'

type Change = { id?: string | null; from: string; to: string; at: string; byName: string }

/** The changes of a status, newest first. It reads the saved document, so that it follows every save. */
export function HistoryField({ flow }: { flow: FlowName }) {
  const { savedDocumentData } = useDocumentInfo()
  const changes = (savedDocumentData?.history ?? []) as Change[]
  return (
    <section className="fc-history" aria-label="History">
      <h3>History</h3>
      {changes.length === 0 ? (
        <p>No change yet. Every change of the status is written down here, with its name and time.</p>
      ) : (
        <ol>
          {changes.toReversed().map(({ id, from, to, at, byName }) => (
            <li key={id ?? at}>
              <b>
                {statusLabel(from, flow)} → {statusLabel(to, flow)}
              </b>
              <span>
                {byName}, {formatMoment(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
