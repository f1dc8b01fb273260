import type { AdvancedAcademyPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { telHref } from '@/lib/phone-numbers'
import { ApplicationForm } from './ApplicationForm.client'
import styles from './applications.module.css'

/** Renders the application form, and the phone as an alternative. */
export function ApplicationSection({ texts, phone }: { texts: AdvancedAcademyPage['apply']; phone: string }) {
  const { label, title, text, thanks } = texts
  return (
    <section id="apply" className={`${styles.application} section`} aria-labelledby="apply-heading">
      <div className="wrap grid gap-x-20 gap-y-14 @5xl/page:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <div className={styles.invitation}>
            <SectionHead id="apply-heading" label={label} title={title} text={text} />
          </div>
          <ApplicationForm thanks={thanks} />
        </div>
        {phone && (
          <p className="self-start rounded bg-chalk-200 p-6 lg:sticky lg:top-28">
            <b className="block">Rather talk to someone?</b>
            Call or text{' '}
            <a className="font-semibold underline" href={telHref(phone)}>
              {phone}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
