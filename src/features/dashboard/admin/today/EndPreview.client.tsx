'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'

/** Revokes a draft's preview link immediately. */
export function EndPreview({ id, title }: { id: string; title: string }) {
  const [state, setState] = useState<'open' | 'busy' | 'ended'>('open')

  async function end(): Promise<void> {
    setState('busy')
    const answer = await postStaff<{ hasEnded: true }>(adminPaths.staffPost('shared-previews/end'), { id })
    if (!answer.hasEnded) toast.error('message' in answer ? answer.message : '')
    setState(answer.hasEnded ? 'ended' : 'open')
  }

  if (state === 'ended') return <span role="status">It has ended.</span>
  return (
    <button
      type="button"
      className="fc-button"
      disabled={state === 'busy'}
      aria-label={`End it: the link to ${title}`}
      onClick={() => void end()}
    >
      End it
    </button>
  )
}
