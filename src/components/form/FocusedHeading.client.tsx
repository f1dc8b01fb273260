'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** A heading that takes focus when it replaces a form, so that screen readers continue there. */
export function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="mt-4 focus:outline-none">
      {children}
    </h2>
  )
}
