import { PageHero } from '@/components/ui/PageHero'
import { getSiteSettings } from '@/features/site/server/site'
import { setStatus } from '@/server/http/raw-response'

/** The page of an expired enrollment link. */
export async function EndedLink() {
  setStatus(410)
  const { phone } = await getSiteSettings()
  return (
    <PageHero
      label="Enrollment"
      title="This link has expired"
      lede={`Links end after a while, and when a new one is sent. Call us at ${phone} and you get another one.`}
    />
  )
}
