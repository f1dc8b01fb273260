import type { Campaign } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { safeHref } from '@/lib/links'
import styles from './pledges.module.css'

/** The payment methods of a campaign: the lines written by staff, and the payment page if there is one. */
export type PaymentMethods = Pick<Campaign, 'howToPay' | 'paymentLink'>

type Props = { methods: PaymentMethods; button: string }

/** Lists the payment methods for a pledge. The payment page is on another host and opens only on a click. */
export function PaymentOptions({ methods: { howToPay, paymentLink }, button }: Props) {
  const href = safeHref(paymentLink)
  const lines = howToPay.split('\n').filter((line) => line.trim())
  return (
    <>
      <ul className={styles.payLines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {href && (
        <Button href={href} newTab className="mt-8">
          {button}
        </Button>
      )}
    </>
  )
}
