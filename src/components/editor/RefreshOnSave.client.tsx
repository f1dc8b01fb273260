'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'

/** Payload's listener, which only editors load. */
const RefreshRouteOnSave = lazy(() =>
  import('@payloadcms/live-preview-react').then((preview) => ({ default: preview.RefreshRouteOnSave })),
)

/** Reads the page anew whenever the draft beside it was saved. */
export function RefreshOnSave({ origin }: { origin: string }) {
  const router = useRouter()
  return (
    <Suspense>
      <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
    </Suspense>
  )
}
