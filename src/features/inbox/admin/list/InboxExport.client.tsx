'use client'

import { ExportFrame } from '@/admin/export/ExportFrame.client'
import { describeNarrowing } from '@/features/entries/rules/describe-narrowing'
import type { Narrowing } from '@/features/entries/rules/narrowing-schema'

/** Exports the filtered list, after a confirmation with its contents. */
export function InboxExport({ filters }: { filters: Narrowing }) {
  return (
    <ExportFrame title="Export this list" query={{ what: 'inbox', filters }}>
      <p>
        <b>{describeNarrowing(filters)}.</b> Every answer is in the file. Internal notes are not.
      </p>
    </ExportFrame>
  )
}
