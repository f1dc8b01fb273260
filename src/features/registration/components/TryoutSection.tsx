import type { FormFlash } from '@/components/form/use-submission'
import { TryoutAside } from './TryoutAside'
import { TryoutForm } from './TryoutForm.client'
import type { TryoutDate } from '../rules/tryout-date'
import type { TryoutTexts } from '../rules/word-rules'

type Props = {
  phone: string
  hours: readonly { days: string; times: string }[]
  texts: TryoutTexts
  date?: TryoutDate | null
  flash?: FormFlash | null
}

/** Renders the tryout form and the column beside it. */
export function TryoutSection({ phone, hours, texts, date, flash }: Props) {
  return (
    <div className="wrap grid gap-x-20 gap-y-14 py-16 @5xl/page:grid-cols-[minmax(0,1fr)_20rem]">
      <TryoutForm texts={texts} date={date} flash={flash} />
      <TryoutAside phone={phone} hours={hours} texts={texts} />
    </div>
  )
}
