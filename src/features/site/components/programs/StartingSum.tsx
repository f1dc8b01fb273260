import type { ProgramsPage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { FactRows } from '@/components/ui/FactRows'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import { withAmounts, type FeesInCents } from '../../rules/fee-amounts'
import { feeAmounts } from '../../rules/fees'
import styles from './programs.module.css'

type StartingSumProps = {
  closing: ProgramsPage['closing']
  fees: FeesInCents & { lineText?: string | null; lineLabel?: string | null }
}

/** What a family pays to start, as a sum, and the next step. Without fees only the next step. */
export function StartingSum({ closing, fees }: StartingSumProps) {
  const amounts = feeAmounts(fees)
  return (
    <section className="section" aria-labelledby="closing-heading">
      <div className="wrap split">
        <div>
          <h2 id="closing-heading">{closing.title}</h2>
          {amounts && fees.lineText && (
            <p className="mt-5">
              {withAmounts(fees.lineText, fees)}{' '}
              <SiteLink href={paths.pricing} className="font-semibold whitespace-nowrap underline">
                {fees.lineLabel}
              </SiteLink>
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-4">
            <Button href={closing.registerHref} big arrow>
              {closing.registerLabel}
            </Button>
            <Button href={closing.contactHref} variant="line" big>
              {closing.contactLabel}
            </Button>
          </div>
        </div>
        {amounts && (
          <dl className={styles.till}>
            <FactRows
              facts={[
                ['Registration, once', amounts.registration],
                ['First month', amounts.monthly],
                ['To start', amounts.total],
              ]}
            />
          </dl>
        )}
      </div>
    </section>
  )
}
