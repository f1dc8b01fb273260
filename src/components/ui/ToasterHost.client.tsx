'use client'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { offerHost } from './toast'
import type { ToasterProps } from './Toaster.client'

/** The width below which the library uses its phone layout. */
const PHONE = '(width < 600px)'

type ToasterHostProps = { theme?: 'light' | 'dark' | 'system'; position?: 'top-center' | 'top-right' }

/** The place where toasts appear. The library is loaded with the first toast. */
export function ToasterHost({ theme = 'light', position = 'top-center' }: ToasterHostProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null)
  const arrived = useRef<() => void>(undefined)

  useEffect(() => {
    const mounted = new Promise<void>((resolve) => {
      arrived.current = resolve
    })
    return offerHost(async () => {
      const loaded = await import('./Toaster.client')
      setToaster(() => loaded.Toaster)
      await mounted
    })
  }, [])

  return Toaster && <Toaster theme={theme} position={positionFor(position)} onMount={() => arrived.current?.()} />
}

// At the top of a phone a toast would cover the heading that the page has just scrolled to.
function positionFor(position: ToasterProps['position']): ToasterProps['position'] {
  return window.matchMedia(PHONE).matches ? 'bottom-center' : position
}
