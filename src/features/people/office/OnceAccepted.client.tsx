'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  /** The registration's status as it was loaded. */
  status: string
  children: ReactNode
}

/** Shows what an accepted registration leads to as soon as it is accepted on this page, without loading it anew. */
export function OnceAccepted({ status, children }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  return (savedDocumentData ?? { status }).status === 'accepted' && children
}
