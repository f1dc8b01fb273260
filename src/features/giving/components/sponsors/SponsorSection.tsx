import type { SponsorsPage } from '@/payload-types'
import { FormSteps } from '@/components/form/FormSteps'
import { SectionHead } from '@/components/ui/SectionHead'
import { SponsorForm } from './SponsorForm.client'

type Props = {
  texts: SponsorsPage['form']
  packages: string[]
  /** The mail link, also shown in the footer. */
  mail: { href: string; address: string }
}

/** Renders the form, its confirmation, and a mail link as the alternative. */
export function SponsorSection({ texts, packages, mail }: Props) {
  const { label, title, text, thanks, stepsTitle, steps } = texts
  return (
    <section id="inquiry" className="paper section" aria-labelledby="inquiry-heading">
      <div className="wrap grid gap-x-20 gap-y-14 @5xl/page:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <SectionHead id="inquiry-heading" label={label} title={title} text={text} />
          <div className="mt-10">
            <SponsorForm packages={packages} thanks={thanks} />
          </div>
        </div>
        <section className="self-start lg:sticky lg:top-28" aria-label={stepsTitle}>
          <span className="label">{stepsTitle}</span>
          <FormSteps steps={steps.map(({ step }) => step)} />
          <p className="mt-6 rounded bg-chalk-200 p-6">
            <b className="block">Rather write a mail?</b>
            <a className="font-semibold underline" href={mail.href}>
              {mail.address}
            </a>
          </p>
        </section>
      </div>
    </section>
  )
}
