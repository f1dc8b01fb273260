import type { RefObject } from 'react'
import { StateIcon } from '@/components/ui/StateIcon'
import type { KnownEntry } from './send-form'

type Props = { entry: KnownEntry; ref?: RefObject<HTMLDivElement | null> }

/** Shown above a form that was submitted before and is already being processed: nothing is lost, and links to the next step. */
export function AlreadySent({ entry: { message, statusPath }, ref }: Props) {
  return (
    <div className="mb-8 rounded border-2 border-ok bg-ok-bg p-5 text-ink-950" role="alert" tabIndex={-1} ref={ref}>
      <p className="flex items-center gap-2 text-lg font-bold text-ok">
        <StateIcon state="done" size={22} />
        It has reached us
      </p>
      <p className="mt-2">{message}</p>
      {statusPath && (
        <p className="mt-3">
          <a className="font-semibold underline" href={statusPath}>
            See the status
          </a>
        </p>
      )}
    </div>
  )
}
