import { SiteLink } from '@/components/ui/SiteLink.client'
import { withAmounts } from '../../rules/fee-amounts'
import { paths } from '@/lib/paths'
import { getFees } from '../../server/site'
import { feeAmounts } from '../../rules/fees'

/** The initial and the monthly fee, with a link to all fees. Renders nothing until staff have set them. */
export async function FeesLine() {
  const fees = await getFees()
  if (!feeAmounts(fees) || !fees.lineText) return null
  return (
    <div className="border-b border-ink-950/15">
      <p className="wrap py-5">
        {withAmounts(fees.lineText, fees)}{' '}
        <SiteLink href={paths.pricing} className="font-semibold whitespace-nowrap underline">
          {fees.lineLabel}
        </SiteLink>
      </p>
    </div>
  )
}
