import type { ReactNode } from 'react'

/** A dashboard block. It loads and fails independently of the others. */
export type Block = {
  title: string
  look: 'cards' | 'chart'
  isShown: boolean
  read: () => Promise<ReactNode>
}
