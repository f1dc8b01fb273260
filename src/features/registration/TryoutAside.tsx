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
      <ol className="mt-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-ink-950/15 py-3.5">
            <span className="num w-6 flex-none text-3 text-ember-700" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <section className="mt-6 rounded bg-chalk-200 p-6" aria-label="By phone">
        <p className="font-bold">Rather talk to someone?</p>
        <p className="mt-2">
          Call or text <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
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
