import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { isFormName } from '@/app/forms/forms'
import { PageHero } from '@/components/ui/PageHero'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { decryptFlash, type Flash } from '@/server/forms/flash'
import { FORM_PAGES } from '../form-pages'

const NO_FLASH: Flash = {
  values: {},
  fields: {},
  message: 'Your form was not sent. If it looks empty here, press Back: your browser still has what you typed',
}

export const metadata = pageMetadata({
  title: 'Please check your answers',
  description: 'The form again, with everything you typed.',
  path: paths.playerRegistration,
  noindex: true,
})

/** A rejected form of a visitor without JavaScript: the same form with all values and error messages. */
export default async function FormAgainPage({ params }: { params: Promise<{ form: string }> }) {
  const { form } = await params
  if (!isFormName(form)) notFound()
  const jar = await cookies()
  const flash = decryptFlash((name) => jar.get(name)?.value) ?? NO_FLASH
  const { Again } = FORM_PAGES[form]
  return (
    <>
      <PageHero label="Your answers are kept" title="Almost there" lede={`${flash.message}.`.replace('..', '.')} />
      <Again flash={flash} />
    </>
  )
}
