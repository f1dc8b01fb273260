'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  /** The registration's status when the page was loaded. */
  status: string
  children: ReactNode
}

/**
 * Shows the roster step as soon as a registration is accepted on this page, without a reload. The step appears above the answer
 * that was just sent, so its heading takes the focus.
 */
export function AfterAcceptance({ status, children }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  const isAccepted = (savedDocumentData ?? { status }).status === 'accepted'
  const wasAccepted = useRef(isAccepted)
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAccepted && !wasAccepted.current) step.current?.querySelector('h2')?.focus()
    wasAccepted.current = isAccepted
  }, [isAccepted])
  return <div ref={step}>{isAccepted && children}</div>
}
