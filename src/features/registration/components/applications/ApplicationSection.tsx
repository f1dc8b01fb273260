import type { AdvancedAcademyPage } from '@/payload-types'
import { FormSteps } from '@/components/form/FormSteps'
import { SectionHead } from '@/components/ui/SectionHead'
import { telHref } from '@/lib/phone-numbers'
import { ApplicationForm } from './ApplicationForm.client'
import styles from './applications.module.css'

type ApplicationSectionProps = { texts: AdvancedAcademyPage['apply']; phone: string }

/** Renders the application form, the next steps, and the phone as an alternative. */
export function ApplicationSection({ texts, phone }: ApplicationSectionProps) {
  const { label, title, text, thanks, stepsTitle, steps } = texts
  return (
    <section id="apply" className={`${styles.application} section`} aria-labelledby="apply-heading">
      <div className="wrap grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <div className={styles.invitation}>
            <SectionHead id="apply-heading" label={label} title={title} text={text} />
          </div>
          <ApplicationForm thanks={thanks} />
        </div>
        <section className="self-start lg:sticky lg:top-28" aria-label={stepsTitle}>
          <span className="label">{stepsTitle}</span>
          <FormSteps steps={(steps ?? []).map(({ step }) => step)} />
          {phone && (
            <p className="mt-6 rounded bg-chalk-200 p-6">
              <b className="block">Rather talk to someone?</b>
              Call or text{' '}
              <a className="font-semibold underline" href={telHref(phone)}>
                {phone}
              </a>
            </p>
          )}
        </section>
      </div>
    </section>
  )
}
