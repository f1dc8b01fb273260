import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/ui/JsonLd'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { GoodToKnow } from '@/features/site/components/faqs/GoodToKnow'
import { FaqSection } from '@/features/site/components/faqs/FaqSection'
import { listFaqs } from '@/features/site/server/ordered-lists'
import { withFacts } from '@/features/site/rules/placeholders'
import { paths } from '@/lib/paths'
import { faqData } from '@/lib/structured-data'
import { getSiteFacts, getSiteSettings } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('faq-page', {
  title: 'Frequently Asked Questions',
  description: 'Answers for families: who can join, how to register, what it costs, uniforms, practices and locations.',
  path: paths.faqs,
  keywords: ['basketball academy questions', 'basketball academy cost'],
})

export default async function FaqsPage() {
  const [{ hero, list, more, closing }, questions, facts] = await Promise.all([
    getPageTexts('faq-page'),
    listFaqs(),
    getSiteFacts(),
  ])
  const faqs = questions.map((faq) => ({
    ...faq,
    answer: withFacts(faq.answer, facts),
    figure: withFacts(faq.figure ?? '', facts),
  }))
  const { phone } = await getSiteSettings()
  if (!hero?.title) return <UnpublishedPage title="FREQUENTLY ASKED QUESTIONS" />
  const trail = <Breadcrumbs trail={[{ label: 'Support', href: paths.contact }, { label: 'FAQs' }]} />
  return (
    <>
      <PageHero above={trail} title={hero.title} lede={hero.lede} />
      {list.title && <FaqSection list={list} faqs={faqs} phone={phone} closing={closing} />}
      {more?.title && more.items && more.items.length > 0 && (
        <GoodToKnow more={{ label: more.label, title: more.title, items: more.items }} />
      )}
      {list.title && faqs.length > 0 && <JsonLd data={faqData(faqs)} />}
    </>
  )
}
