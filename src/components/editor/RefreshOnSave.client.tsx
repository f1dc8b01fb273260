'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'

/** Payload's live preview listener, loaded only for editors. */
const RefreshRouteOnSave = lazy(() =>
  import('@payloadcms/live-preview-react').then((preview) => ({ default: preview.RefreshRouteOnSave })),
)

/** Refreshes the page whenever the draft next to it is saved. */
export function RefreshOnSave({ origin }: { origin: string }) {
  const router = useRouter()
  return (
    <Suspense>
      <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
    </Suspense>
  )
}
