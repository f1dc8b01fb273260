import type { Faq, FaqPage } from '@/payload-types'
import { telHref } from '@/lib/phone-numbers'
import { Accordion } from '@/components/ui/Accordion.client'
import { Button } from '@/components/ui/Button'
import styles from './faqs.module.css'

type FaqSectionProps = {
  list: FaqPage['list']
  faqs: Pick<Faq, 'id' | 'question' | 'answer' | 'figure'>[]
  phone: string
  closing: FaqPage['closing']
}

/** The questions, the number of each answer before it, one open at a time; at the end, the reader's own question. */
export function FaqSection({ list, faqs, phone, closing }: FaqSectionProps) {
  const items = faqs.map(({ id, question, answer, figure }) => ({
    key: id,
    title: question,
    content: <p>{answer}</p>,
    figure: figure ?? '',
  }))
  return (
    <section className={styles.board} aria-labelledby="questions-heading">
      <div className={styles.floor}>
        <div className="wrap">
          <div className={styles.head}>
            <span className="label">{list.label}</span>
            <h2 id="questions-heading">{list.title}</h2>
          </div>
          {items.length === 0 ? (
            <p className={styles.empty}>{list.empty}</p>
          ) : (
            <Accordion items={items} className={styles.questions} />
          )}
          {closing?.title && <OwnQuestion text={list.text} phone={phone} closing={closing} />}
        </div>
      </div>
    </section>
  )
}

function OwnQuestion({ text, phone, closing }: Pick<FaqSectionProps, 'phone' | 'closing'> & { text: string }) {
  return (
    <section className={styles.own} aria-labelledby="closing-heading">
      <b aria-hidden="true">?</b>
      <div>
        <h2 id="closing-heading">{closing.title}</h2>
        <p>{text}</p>
        {phone && (
          <a className={styles.phone} href={telHref(phone)}>
            {phone}
          </a>
        )}
        <div className="mt-4 flex flex-wrap gap-4">
          <Button href={closing.contactHref} big arrow>
            {closing.contactLabel}
          </Button>
          <Button href={closing.registerHref} variant="line" big>
            {closing.registerLabel}
          </Button>
        </div>
      </div>
    </section>
  )
}
