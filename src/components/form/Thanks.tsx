import type { ReactNode } from 'react'
import { StateIcon } from '@/components/ui/StateIcon'
import { FocusedHeading } from './FocusedHeading.client'
import { ReferenceNumber } from './ReferenceNumber'

type Props = {
  id: string
  title: string
  text: string
  /** Important information, shown between the text and the reference. */
  note?: string
  reference: string
  children?: ReactNode
}

/** Replaces a submitted form: confirms receipt, shows the reference, and explains the next steps. */
export function Thanks({ id, title, text, note, reference, children }: Props) {
  return (
    <div>
      <StateIcon className="text-ok" state="done" size={44} strokeWidth={1.75} />
      <FocusedHeading id={id}>{title}</FocusedHeading>
      <p className="lede mt-5">{text}</p>
      {note && <p className="mt-4 font-semibold">{note}</p>}
      <ReferenceNumber reference={reference} />
      {children}
    </div>
  )
}
