'use client'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { offerHost } from './toast'
import type { ToasterProps } from './Toaster.client'

type ToasterHostProps = { theme?: 'light' | 'dark' | 'system'; position?: 'top-center' | 'top-right' }

/** The place of the toasts. It stays empty, and its code away, until the first notice. */
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

  return Toaster && <Toaster theme={theme} position={position} onMount={() => arrived.current?.()} />
}
