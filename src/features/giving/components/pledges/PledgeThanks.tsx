import { Thanks } from '@/components/form/Thanks'
import { PaymentOptions, type PaymentMethods } from './PaymentOptions'

const NOTHING_CHARGED = 'Nothing was charged. A pledge is a promise, and you choose how to keep it.'

type Props = { text: string; payTitle: string; payButton: string; methods: PaymentMethods; reference: string }

/** Replaces the pledge form once the pledge is stored: confirms that nothing was charged, and explains how to pay. */
export function PledgeThanks({ text, payTitle, payButton, methods, reference }: Props) {
  return (
    <Thanks id="pledge-done" title="Thank you for your pledge" text={text} note={NOTHING_CHARGED} reference={reference}>
      <div className="mt-12 max-w-2xl">
        <h3 className="mb-5">{payTitle}</h3>
        <PaymentOptions methods={methods} button={payButton} />
      </div>
    </Thanks>
  )
}
