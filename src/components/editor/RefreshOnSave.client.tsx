'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** Reads the page anew whenever the draft beside it was saved. */
export function RefreshOnSave({ origin }: { origin: string }) {
  const router = useRouter()
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
}
