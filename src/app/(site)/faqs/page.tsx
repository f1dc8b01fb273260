import type { Metadata } from 'next'
import { plays } from '@/components/court/plays'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { ClosingBand } from '@/components/ui/ClosingBand'
import { PageHero } from '@/components/ui/PageHero'
import { FaqSection } from '@/features/faqs/FaqSection'
import { getFaqPage, listFaqs } from '@/features/faqs/queries'
import { withAmounts } from '@/features/faqs/rules'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getFees, getSiteSettings } from '@/server/site'

export const metadata: Metadata = pageMetadata({
  title: 'Frequently Asked Questions',
  description: 'Answers for families: who can join, how to register, what it costs, uniforms, practices and locations.',
  path: paths.faqs,
  keywords: ['basketball academy questions', 'basketball academy cost'],
})

export default async function FaqsPage() {
  const [{ hero, list, closing }, questions, fees] = await Promise.all([getFaqPage(), listFaqs(), getFees()])
  const faqs = questions.map((faq) => ({ ...faq, answer: withAmounts(faq.answer, fees) }))
  const { phone } = await getSiteSettings()
  const trail = <Breadcrumbs trail={[{ label: 'Support', href: paths.contact }, { label: 'FAQs' }]} />
  return (
    <>
      <PageHero above={trail} title={hero.title} lede={hero.lede} play={plays.postSplit} />
      {list.title && <FaqSection list={list} faqs={faqs} phone={phone} />}
      {closing.title && (
        <ClosingBand title={closing.title} play={plays.weakSideSwing}>
          <Button href={closing.contactHref} variant="ink" big arrow>
            {closing.contactLabel}
          </Button>
          <Button href={closing.registerHref} variant="line" big>
            {closing.registerLabel}
          </Button>
        </ClosingBand>
      )}
    </>
  )
}
