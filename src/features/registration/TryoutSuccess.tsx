import { CircleCheck } from 'lucide-react'
import { FocusedHeading } from '@/components/form/FocusedHeading.client'
import { ReferenceNumber } from '@/components/form/ReferenceNumber'
import { paths } from '@/lib/paths'

/** Stands in place of the tryout form once it is stored. */
export function TryoutSuccess({ reference }: { reference: string }) {
  return (
    <section aria-labelledby="tryout-done" data-stored="">
      <CircleCheck aria-hidden="true" className="text-ok" size={44} strokeWidth={1.75} />
      <FocusedHeading id="tryout-done">Registration Successful!</FocusedHeading>
      <p className="lede mt-5">
        Thank you for registering. We received your information, and we will contact you shortly with next steps.
      </p>
      <ReferenceNumber reference={reference} />
      <a className="btn big mt-8" href={paths.home}>
        Return to Home
      </a>
    </section>
  )
}
