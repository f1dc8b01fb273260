import { cookies } from 'next/headers'
import { PageHero } from '@/components/ui/PageHero'
import { readFlash } from '@/features/privacy/server/takedown/request-handlers'
import { TakedownDone } from '@/features/privacy/components/takedown/TakedownDone'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Taken down',
  description: 'What you asked us to take off the site.',
  path: paths.home,
  noindex: true,
})

const TEXTS: Record<string, { title: string; lede: string }> = {
  hidden: {
    title: 'It is off the site',
    lede: 'It is no longer shown here. We look at your request within a day and decide whether it stays away.',
  },
  waiting: {
    title: 'We have your request',
    lede: 'Someone from the academy looks at it within a day. Until then it is still on the site. If it is urgent, please call us.',
  },
  gone: { title: 'It is off the site', lede: 'It is no longer shown here: there is nothing left to take down.' },
}

/** The state of a take-down request, for the browser that sent it. */
export default async function TakedownPage() {
  const jar = await cookies()
  const flash = readFlash((name) => jar.get(name)?.value)
  const { title, lede } = TEXTS[String(flash?.values.state)] ?? TEXTS.gone!
  return (
    <>
      <PageHero label="Your request" title={title} lede={lede} />
      {flash?.values.reference && (
        <div className="wrap py-16">
          <TakedownDone flash={flash} />
        </div>
      )}
    </>
  )
}
