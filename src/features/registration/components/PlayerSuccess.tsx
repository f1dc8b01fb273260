import { Thanks } from '@/components/form/Thanks'
import { WhatHappensNext } from './WhatHappensNext'
import type { PlayerTexts } from '../rules/word-rules'

/** Confirms a full registration that was submitted without JavaScript. */
export function PlayerSuccess({ texts, reference }: { texts: PlayerTexts; reference: string }) {
  return (
    <section
      aria-labelledby="player-done"
      data-stored=""
      className="grid gap-x-20 gap-y-10 @5xl/page:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Thanks id="player-done" title={texts.thanksTitle} text={texts.thanks} reference={reference} />
      <WhatHappensNext texts={texts} className="self-start rounded bg-chalk-200 p-6" />
    </section>
  )
}
