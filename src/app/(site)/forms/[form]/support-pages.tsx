import { toLevels } from '@/features/giving/rules/levels'
import { getDeck } from '@/features/giving/server/deck/queries'
import { findCurrentCampaign, listGivingLevels } from '@/features/giving/server/pledges/queries'
import { listSponsorPackages } from '@/features/giving/server/sponsors/queries'
import { PledgeForm } from '@/features/giving/components/pledges/PledgeForm.client'
import { PledgeThanks } from '@/features/giving/components/pledges/PledgeThanks'
import { SponsorForm } from '@/features/giving/components/sponsors/SponsorForm.client'
import { SponsorThanks } from '@/features/giving/components/sponsors/SponsorThanks'
import { TourRequest } from '@/features/giving/components/tours/TourRequest.client'
import { TourThanks } from '@/features/giving/components/tours/TourThanks'
import type { Flash } from '@/server/forms/flash'
import { getPageTexts } from '@/server/content/page-texts'

const THANKS = 'Thank you. You will hear from us.'

export async function PledgeAgain({ flash }: { flash: Flash }) {
  const [texts, current, levels] = await Promise.all([readPledgeTexts(), findCurrentCampaign(), listGivingLevels()])
  const campaign = current?.campaign.id ?? ''
  return (
    <div className="wrap py-16">
      <PledgeForm campaign={campaign} levels={toLevels(levels, 'fundraiser')} texts={texts} flash={flash} />
    </div>
  )
}

export async function PledgeDone({ reference }: { reference: string }) {
  const { payTitle, payButton, thanks, methods } = await readPledgeTexts()
  return (
    <PledgeThanks text={thanks} payTitle={payTitle} payButton={payButton} methods={methods} reference={reference} />
  )
}

export async function SponsorAgain({ flash }: { flash: Flash }) {
  const [page, packages] = await Promise.all([getPageTexts('sponsors-page'), listSponsorPackages()])
  const names = packages.map(({ name }) => name)
  return (
    <div className="wrap py-16">
      <SponsorForm packages={names} thanks={page.form?.thanks ?? THANKS} flash={flash} />
    </div>
  )
}

export async function SponsorDone({ reference }: { reference: string }) {
  return <SponsorThanks text={(await getPageTexts('sponsors-page')).form?.thanks ?? THANKS} reference={reference} />
}

export async function TourAgain({ flash }: { flash: Flash }) {
  return (
    <div className="wrap py-16">
      <TourRequest thanks={(await getDeck())?.tour.thanks ?? THANKS} flash={flash} />
    </div>
  )
}

export async function TourDone({ reference }: { reference: string }) {
  return <TourThanks text={(await getDeck())?.tour.thanks ?? THANKS} reference={reference} />
}

async function readPledgeTexts() {
  const [{ pledge }, current] = await Promise.all([getPageTexts('fundraiser-page'), findCurrentCampaign()])
  const unwritten = { title: 'Your pledge', text: '', thanks: THANKS, payTitle: 'How to pay', payButton: 'Pay online' }
  return {
    ...unwritten,
    ...pledge,
    methods: { howToPay: current?.campaign.howToPay ?? '', paymentLink: current?.campaign.paymentLink },
  }
}
