import { notFound } from 'next/navigation'
import { FORMS, isFormName } from '@/app/forms/forms'
import { PageHero } from '@/components/ui/PageHero'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { isStoredReference } from '@/server/forms/received'
import { FORM_PAGES } from '../form-pages'

type Props = { params: Promise<{ form: string }>; searchParams: Promise<{ ref?: string | string[] }> }

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'Your form arrived.',
  path: paths.playerRegistration,
  noindex: true,
})

/** Thanks a visitor without JavaScript, only for a reference that is actually stored. */
export default async function FormReceivedPage({ params, searchParams }: Props) {
  const { form } = await params
  const { ref } = await searchParams
  if (!isFormName(form) || typeof ref !== 'string') notFound()
  if (!(await isStoredReference(FORMS[form].table, ref))) notFound()
  const { Done } = FORM_PAGES[form]
  return (
    <>
      <PageHero label="It arrived" title="Thank you" />
      <div className="wrap py-16">
        <Done reference={ref} />
      </div>
    </>
  )
}
