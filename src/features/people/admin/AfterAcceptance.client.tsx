'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  /** The registration's status when the page was loaded. */
  status: string
  children: ReactNode
}

/** Shows the roster step as soon as a registration is accepted on this page, without a reload. */
export function AfterAcceptance({ status, children }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  return (savedDocumentData ?? { status }).status === 'accepted' && children
}
