import type { ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import { FocusedHeading } from './FocusedHeading.client'
import { ReferenceNumber } from './ReferenceNumber'

type Props = {
  id: string
  title: string
  text: string
  /** Stands between the text and the number: what must not be missed. */
  note?: string
  reference: string
  children?: ReactNode
}

/** Stands in place of a form once it is stored: that it arrived, its number, and what comes next. */
export function Thanks({ id, title, text, note, reference, children }: Props) {
  return (
    <div>
      <CircleCheck aria-hidden="true" className="text-ok" size={44} strokeWidth={1.75} />
      <FocusedHeading id={id}>{title}</FocusedHeading>
      <p className="lede mt-5">{text}</p>
      {note && <p className="mt-4 font-semibold">{note}</p>}
      <ReferenceNumber reference={reference} />
      {children}
    </div>
  )
}
