import { Thanks } from '@/components/form/Thanks'
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
      <Thanks
        id="player-done"
        title="REGISTRATION COMPLETE"
        text="Thank you. The registration is safely with our staff."
        reference={reference}
      >
        {hasCountdown && <HomeCountdown />}
      </Thanks>
      <WhatHappensNext className="self-start rounded bg-chalk-200 p-6" />
    </section>
  )
}
