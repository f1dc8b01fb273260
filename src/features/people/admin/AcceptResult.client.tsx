'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { CodeSheet } from '@/features/members/rules/access'
import { CodeSheetPage } from '@/admin/CodeSheetPage.client'
import { NewCode } from '@/admin/NewCode.client'

/** The result of accepting a registration. The code is available only once. */
export type Acceptance = { name: string; code: string | null; division: string; address: string }

/** Shows what was created, and prints the code while it is available. */
export function AcceptResult({ acceptance, onDone }: { acceptance: Acceptance; onDone: () => void }) {
  const [sheet, setSheet] = useState<CodeSheet | null>(null)
  const { name, code, division, address } = acceptance
  return (
    <div>
      <p role="status">
        <b>{name}</b> is on the roster of {division}, and the invitation is on its way to the family.
      </p>
      {code ? (
        <>
          <NewCode code={code} />
          <Button size="small" onClick={() => setSheet({ division, address, codes: [{ name, code }] })}>
            Print the code
          </Button>
        </>
      ) : (
        <p>The player had an account before, and its code stays as it is.</p>
      )}
      <Button size="small" buttonStyle="secondary" onClick={onDone}>
        Done
      </Button>
      {sheet && <CodeSheetPage sheet={sheet} onClose={() => setSheet(null)} />}
    </div>
  )
}
