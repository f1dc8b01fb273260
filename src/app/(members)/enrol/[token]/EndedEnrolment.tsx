import { EndedLink } from '@/components/ui/EndedLink'
import { getSiteSettings } from '@/features/site/server/site'
import { setStatus } from '@/server/http/raw-response'

/** The page of an expired enrollment link. */
export async function EndedEnrolment() {
  setStatus(410)
  const { phone } = await getSiteSettings()
  return (
    <EndedLink
      label="Enrollment"
      title="This link has expired"
      lede="Links end after a while, and when a new one is sent. Call us, and you get another one."
      phone={phone}
      isExpired
    />
  )
}
