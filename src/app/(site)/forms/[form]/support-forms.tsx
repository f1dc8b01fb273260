import { getDeck } from '@/features/giving/store/deck/queries'
import { toLevels } from '@/features/giving/rules/levels'
import { PledgeForm } from '@/features/giving/ui/pledges/PledgeForm'
import { PledgeThanks } from '@/features/giving/ui/pledges/PledgeThanks'
import { findCurrentCampaign, getFundraiserPage, listGivingLevels } from '@/features/giving/store/pledges/queries'
import { getSponsorsPage, listSponsorPackages } from '@/features/giving/store/sponsors/queries'
import { SponsorForm } from '@/features/giving/ui/sponsors/SponsorForm'
import { SponsorThanks } from '@/features/giving/ui/sponsors/SponsorThanks'
import { TourRequest } from '@/features/giving/ui/tours/TourRequest'
import { TourThanks } from '@/features/giving/ui/tours/TourThanks'
import type { Flash } from '@/server/forms/flash'

/** The forms of supporters, investors and visitors. */
export const SUPPORT_FORMS = ['pledge', 'sponsor', 'tour']

const THANKS = 'Thank you. You will hear from us.'

/** One of them again, after a refused post without JavaScript. */
export async function SupportForm({ form, flash }: { form: string; flash: Flash }) {
  if (form === 'pledge') return <PledgeAgain flash={flash} />
  if (form === 'tour') return <TourRequest thanks={(await getDeck())?.tour.thanks ?? THANKS} flash={flash} />
  const [page, packages] = await Promise.all([getSponsorsPage(), listSponsorPackages()])
  const names = packages.map(({ name }) => name)
  return <SponsorForm packages={names} thanks={page.form?.thanks ?? THANKS} flash={flash} />
}

/** What stands in place of one of them once it is stored. */
export async function SupportThanks({ form, reference }: { form: string; reference: string }) {
  if (form === 'pledge') {
    const { payTitle, payButton, thanks, ways } = await readPledgeTexts()
    return <PledgeThanks text={thanks} payTitle={payTitle} payButton={payButton} ways={ways} reference={reference} />
  }
  if (form === 'tour') return <TourThanks text={(await getDeck())?.tour.thanks ?? THANKS} reference={reference} />
  return <SponsorThanks text={(await getSponsorsPage()).form?.thanks ?? THANKS} reference={reference} />
}

async function PledgeAgain({ flash }: { flash: Flash }) {
  const [texts, current, levels] = await Promise.all([readPledgeTexts(), findCurrentCampaign(), listGivingLevels()])
  const campaign = current?.campaign.id ?? ''
  return <PledgeForm campaign={campaign} levels={toLevels(levels, 'fundraiser')} texts={texts} flash={flash} />
}

async function readPledgeTexts() {
  const [{ pledge }, current] = await Promise.all([getFundraiserPage(), findCurrentCampaign()])
  const unwritten = { title: 'Your pledge', text: '', thanks: THANKS, payTitle: 'How to pay', payButton: 'Pay online' }
  return {
    ...unwritten,
    ...pledge,
    ways: { howToPay: current?.campaign.howToPay ?? '', paymentLink: current?.campaign.paymentLink },
  }
}
