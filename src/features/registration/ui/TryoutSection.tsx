import type { FormFlash } from '@/components/form/use-submission'
import { TryoutAside } from './TryoutAside'
import { TryoutForm } from './TryoutForm.client'
import type { TryoutTexts } from '../rules/word-rules'

type Props = {
  phone: string
  hours: readonly { days: string; times: string }[]
  words: TryoutTexts
  flash?: FormFlash | null
}

/** The tryout form and what stands beside it. */
export function TryoutSection({ phone, hours, words, flash }: Props) {
  return (
    <div className="wrap grid gap-x-20 gap-y-14 py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <TryoutForm words={words} flash={flash} />
      <TryoutAside phone={phone} hours={hours} words={words} />
    </div>
  )
}
