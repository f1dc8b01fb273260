import { Thanks } from '@/components/form/Thanks'
import { paths } from '@/lib/paths'

/** Stands in place of the tryout form once it is stored. */
export function TryoutSuccess({ reference }: { reference: string }) {
  return (
    <section aria-labelledby="tryout-done" data-stored="">
      <Thanks
        id="tryout-done"
        title="Registration Successful!"
        text="Thank you for registering. We received your information, and we will contact you shortly with next steps."
        reference={reference}
      >
        <a className="btn big mt-8" href={paths.home}>
          Return to Home
        </a>
      </Thanks>
    </section>
  )
}
