import type { ReactNode } from 'react'

/** A dashboard block. It loads and fails independently of the others. */
export type Block = {
  title: string
  layout: 'cards' | 'chart'
  isVisible: boolean
  read: () => Promise<ReactNode>
}
