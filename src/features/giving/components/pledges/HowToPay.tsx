import styles from './pledges.module.css'
import { PaymentOptions, type PaymentMethods } from './PaymentOptions'

/** Shows the payment methods to visitors who return with a pledge. */
export function HowToPay({ methods, title, button }: { methods: PaymentMethods; title: string; button: string }) {
  return (
    <section id="how-to-pay" className={`paper section ${styles.howToPay}`} aria-labelledby="pay-heading">
      <div className="wrap split">
        <div>
          <h2 id="pay-heading">{title}</h2>
          <p className="mt-6 opacity-80">
            This site takes no cards and no bank details. A pledge comes first; the gift follows.
          </p>
        </div>
        <div>
          <PaymentOptions methods={methods} button={button} />
        </div>
      </div>
    </section>
  )
}
