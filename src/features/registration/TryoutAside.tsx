import { FormSteps } from '@/components/form/FormSteps'
import { telHref } from '@/lib/dialing'

type Props = { phone: string; hours: readonly { days: string; times: string }[] }

const STEPS = [
  'You send this form.',
  'We contact you shortly with the next date.',
  'Your player comes, plays and meets the coaches.',
]

/** What follows the form, and the way around it: the phone. */
export function TryoutAside({ phone, hours }: Props) {
  return (
    <aside className="self-start lg:sticky lg:top-28">
      <span className="label">How it goes</span>
      <FormSteps steps={STEPS} />
      <section className="mt-6 rounded bg-chalk-200 p-6" aria-label="By phone">
        <p className="font-bold">Rather talk to someone?</p>
        <p className="mt-2">
          Call or text <a href={telHref(phone)}>{phone}</a>
        </p>
        <dl className="mt-3 grid gap-1 text-small">
          {hours.map(({ days, times }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-4">
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  )
}
