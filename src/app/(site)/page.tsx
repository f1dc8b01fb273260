import type { Metadata } from 'next'
import { ContactForm } from '@/features/registration/components/contact/ContactForm.client'
import { plays } from '@/lib/court/plays'
import { ClosingCall } from '@/components/ui/ClosingCall'
import { ContactSection } from '@/features/site/components/home/ContactSection'
import { Hero } from '@/features/site/components/home/Hero'
import { JsonLd } from '@/components/ui/JsonLd'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Overview } from '@/features/site/components/home/Overview'
import { PerformanceSystem } from '@/features/site/components/home/PerformanceSystem'
import { Philosophy } from '@/features/site/components/home/Philosophy'
import { FigureCards } from '@/components/ui/FigureCards'
import { Testimonials } from '@/features/site/components/home/Testimonials'
import { listFeaturedTestimonials } from '@/features/site/server/ordered-lists'
import { YourStage, type StageTerm } from '@/features/site/components/home/YourStage'
import { SeasonStrip } from '@/features/events/components/SeasonStrip'
import { findWeeklyPractice } from '@/features/events/rules/next-up'
import { listComingAndRecent, listEvents } from '@/features/events/server/queries'
import { feeAmounts } from '@/features/site/rules/fees'
import { listPrograms } from '@/features/site/server/programs'
import { toDay } from '@/lib/dates'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { organizationData } from '@/lib/structured-data'
import { getFees, getSiteFacts, getSiteSettings, listStages } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ meta }, { academyName, description }] = await Promise.all([getPageTexts('home-page'), getSiteSettings()])
  // The layout's title template does not apply to a page of its own segment, so the name is added here.
  const title = `Youth basketball in Surprise, Arizona | ${academyName}`
  return pageMetadata({ meta, title, description, path: paths.home, absolute: true })
}

export default async function HomePage() {
  const [page, settings, facts] = await Promise.all([getPageTexts('home-page'), getSiteSettings(), getSiteFacts()])
  const [stages, testimonials, { coming }, terms] = await Promise.all([
    listStages(),
    listFeaturedTestimonials(),
    listComingAndRecent(),
    listStageTerms(),
  ])
  if (!page.hero?.headline) return <UnpublishedPage title={settings.academyName} lede="This site is being set up." />
  return (
    <>
      <Hero hero={page.hero} site={facts} />
      <SeasonStrip coming={coming} />
      <Overview overview={page.overview} />
      <FigureCards title={page.programs.title} cards={page.programs.cards} />
      <PerformanceSystem system={page.system} />
      <YourStage pathway={page.pathway} stages={stages} terms={terms} closing={page.closing} />
      <Philosophy philosophy={page.philosophy} />
      <Testimonials section={page.testimonials} testimonials={testimonials} />
      <ClosingCall closing={page.closing} play={plays.backdoor} />
      <ContactSection contact={page.contact} phone={settings.phone} email={settings.email}>
        <ContactForm thanks={page.contact.thanks} />
      </ContactSection>
      <JsonLd data={organizationData(settings)} />
    </>
  )
}

/** The practices of every week and the monthly fee. The calendar has the days and times; until it does, the program describes them. */
async function listStageTerms(): Promise<StageTerm[]> {
  const [events, programs, fees] = await Promise.all([listEvents(), listPrograms(), getFees()])
  const weekly = findWeeklyPractice(events, toDay(new Date()))
  const [schedule, ...details] = programs.find(({ priceUnit }) => priceUnit === 'month')?.schedule.split(', ') ?? []
  const amounts = feeAmounts(fees)
  const terms: StageTerm[] = []
  if (weekly) terms.push({ term: 'Practices', value: weekly.days, unit: weekly.times })
  else if (schedule) terms.push({ term: 'Practices', value: schedule, unit: details.join(', ') })
  if (amounts) terms.push({ term: 'Fee', value: amounts.monthly, unit: 'a month' })
  return terms
}
