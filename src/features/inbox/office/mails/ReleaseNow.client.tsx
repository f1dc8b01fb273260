'use client'

import { toast } from '@payloadcms/ui'
import { paths } from '@/lib/paths'
import { AskTwice } from '@/admin/AskTwice.client'
import { postStaff } from '@/admin/post-staff'

/** Lets the held answers of a tryout day go before their time. */
export function ReleaseNow({ day, count }: { day: string; count: number }) {
  async function release(): Promise<void> {
    const answer = await postStaff<{ released: number }>(paths.staffPost('mails/release'), { day })
    if ('message' in answer) return void toast.error(answer.message)
    toast.success(`${answer.released} ${answer.released === 1 ? 'answer is' : 'answers are'} on the way.`)
    // The day's time of release has changed with it, so the page is read anew.
    window.location.reload()
  }

  return (
    <AskTwice
      label="Release now"
      question={`${count} ${count === 1 ? 'family gets its answer' : 'families get their answers'} at once. This cannot be undone.`}
      onYes={release}
    />
  )
}
