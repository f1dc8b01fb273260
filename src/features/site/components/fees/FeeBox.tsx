import type { Fee, PricingPage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { SectionHead } from '@/components/ui/SectionHead'
import { feeAmounts } from '../../rules/fees'
import styles from './fees.module.css'

/** The content of a jersey package; it has a title when the box contains several. */
type JerseyPackage = { title?: string; items: Fee['youthPackage'] }

type FeeTexts = Omit<PricingPage['fees'], 'youthPackageTitle' | 'academyPackageTitle'>

type FeeBoxProps = {
  fees: Pick<Fee, 'monthlyCents' | 'registrationCents'>
  texts: FeeTexts
  packages: JerseyPackage[]
}

/** The monthly fee, the one-time fee, and their sum, which a family pays to get started. */
export function FeeBox({ fees, texts, packages }: FeeBoxProps) {
  const amounts = feeAmounts(fees)
  if (!amounts) return null
  return (
    <section id="fees" className="section" aria-labelledby="fees-heading">
      <div className="wrap">
        <SectionHead id="fees-heading" label={texts.label} title={texts.title} />
        <dl className={styles.feeBox}>
          <div>
            <dt>Monthly fee</dt>
            <Amount amount={amounts.monthly} every="a month" />
            <dd>{texts.monthlyText}</dd>
          </div>
          <div>
            <dt>One-time registration fee</dt>
            <Amount amount={amounts.registration} every="once" />
            <dd>
              {texts.registrationText}
              <Packages packages={packages} />
            </dd>
          </div>
          <div className={styles.total}>
            <dt>Total to get started</dt>
            <Amount amount={amounts.total} every="in all" />
            <dd>{texts.totalText}</dd>
            <dd className={styles.act}>
              <Button href={texts.buttonHref} big arrow>
                {texts.buttonLabel}
              </Button>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

function Amount({ amount, every }: { amount: string; every: string }) {
  return (
    <dd className={styles.amount}>
      <b>{amount}</b> <span>{every}</span>
    </dd>
  )
}

function Packages({ packages }: { packages: JerseyPackage[] }) {
  return (
    <div className={styles.packages}>
      {packages.map(({ title, items }) => (
        <div key={title ?? 'package'}>
          {title && <p>{title}</p>}
          <ul>
            {(items ?? []).map(({ id, item }) => (
              <li key={id ?? item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
