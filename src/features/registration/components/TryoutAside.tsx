import { FormSteps } from '@/components/form/FormSteps'
import { telHref } from '@/lib/phone-numbers'
import type { TryoutTexts } from '../rules/word-rules'

type Props = { phone: string; hours: readonly { days: string; times: string }[]; texts: TryoutTexts }

/** Explains the next steps, and offers the phone as an alternative to the form. */
export function TryoutAside({ phone, hours, texts }: Props) {
  return (
    <aside className="self-start lg:sticky lg:top-28">
      {/* Once the form is sent, its card shows the same steps with their days. */}
      <div className="[:root:has(#tryout-done)_&]:hidden">
        <span className="label">{texts.stepsTitle}</span>
        <FormSteps steps={texts.steps.map(({ step }) => step)} />
      </div>
      <section className="mt-6 rounded bg-chalk-200 p-6" aria-label="By phone">
        <p className="font-bold">{texts.callTitle}</p>
        <p className="mt-2">
          {texts.callLabel} <a href={telHref(phone)}>{phone}</a>
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
