import type { Metadata } from 'next'
import { listFormQuestions } from '@/app/forms/form-questions'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { listRetainedData } from '@/features/privacy/rules/data-map/retained-data'
import { getRetentionPeriods } from '@/features/privacy/server/retention/settings'
import { FormQuestions } from '@/features/site/components/legal/FormQuestions'
import { RetainedData } from '@/features/site/components/legal/RetainedData'
import { LegalText } from '@/features/site/components/legal/LegalText'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'
import { getPageTexts } from '@/server/content/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const [{ hero, meta }, { description }] = await Promise.all([getPageTexts('privacy-page'), getSiteSettings()])
  return pageMetadata({ meta, title: 'Privacy', description: hero?.lede || description, path: paths.privacy })
}

export default async function PrivacyPage() {
  const { hero, text } = await getPageTexts('privacy-page')
  if (!hero?.title) return <UnpublishedPage title="Privacy" />
  return (
    <>
      <PageHero title={hero.title} lede={hero.lede} compact />
      <LegalText text={text} />
      <FormQuestions forms={listFormQuestions()} />
      <RetainedData groups={listRetainedData(await getRetentionPeriods())} />
    </>
  )
}
