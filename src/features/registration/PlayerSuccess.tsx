import { CircleCheck } from 'lucide-react'
import { FocusedHeading } from '@/components/form/FocusedHeading.client'
import { ReferenceNumber } from '@/components/form/ReferenceNumber'
import { HomeCountdown } from './HomeCountdown.client'
import { WhatHappensNext } from './WhatHappensNext'

type Props = { reference: string; hasCountdown?: boolean }

/** Stands in place of the full form once it is stored. */
export function PlayerSuccess({ reference, hasCountdown = true }: Props) {
  return (
    <section
      aria-labelledby="player-done"
      data-stored=""
      className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div>
        <CircleCheck aria-hidden="true" className="text-ok" size={44} strokeWidth={1.75} />
        <FocusedHeading id="player-done">REGISTRATION COMPLETE</FocusedHeading>
        <p className="lede mt-5">Thank you. The registration is safely with our staff.</p>
        <ReferenceNumber reference={reference} />
        {hasCountdown && <HomeCountdown />}
      </div>
      <WhatHappensNext className="self-start rounded bg-chalk-200 p-6" />
    </section>
  )
}
