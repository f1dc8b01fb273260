import type { ReactNode } from 'react'

/** A part of the first page: it loads, and may fail, alone. */
export type Block = {
  title: string
  look: 'cards' | 'chart'
  isShown: boolean
  read: () => Promise<ReactNode>
}
