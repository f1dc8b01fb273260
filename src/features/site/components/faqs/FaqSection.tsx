import type { Faq, FaqPage } from '@/payload-types'
import { telHref } from '@/lib/phone-numbers'
import { Accordion } from '@/components/ui/Accordion.client'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './faqs.module.css'

type FaqSectionProps = { list: FaqPage['list']; faqs: Faq[]; phone: string }

/** The questions, of which one is open at a time. */
export function FaqSection({ list, faqs, phone }: FaqSectionProps) {
  const items = faqs.map(({ id, question, answer }) => ({ key: id, title: question, content: <p>{answer}</p> }))
  return (
    <section className="section" aria-labelledby="questions-heading">
      <div className="wrap split">
        <div className={styles.faqSide}>
          <SectionHead id="questions-heading" label={list.label} title={list.title} />
          <p className="mt-6 max-w-xs">{list.text}</p>
          {phone && (
            <p className="mt-2">
              <a className="text-link" href={telHref(phone)}>
                {phone}
              </a>
            </p>
          )}
        </div>
        {items.length === 0 ? <p className="lede">{list.empty}</p> : <Accordion items={items} />}
      </div>
    </section>
  )
}
