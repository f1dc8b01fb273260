'use client'

import { toast } from '@payloadcms/ui'
import { formatCount } from '@/lib/counts'
import { adminPaths } from '@/lib/admin-paths'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { postStaff } from '@/admin/post-staff'

/** Sends the delayed answers of a tryout day before their release time. */
export function ReleaseNow({ day, count }: { day: string; count: number }) {
  async function release(): Promise<void> {
    const answer = await postStaff<{ released: number }>(adminPaths.staffPost('mails/release'), { day })
    if ('message' in answer) return void toast.error(answer.message)
    toast.success(`${formatCount(answer.released, 'answer is', 'answers are')} on the way.`)
    // The day's release time has changed too, so the page is reloaded.
    window.location.reload()
  }

  return (
    <ConfirmButton
      label="Release now"
      question={`${formatCount(count, 'family gets its answer', 'families get their answers')} at once. This cannot be undone.`}
      onYes={release}
    />
  )
}
