import { telHref } from '@/lib/phone-numbers'
import { readablePhone, type CaseFacts } from '../../rules/case-facts'
import styles from './case.module.css'

type ReachProps = Pick<CaseFacts, 'contact' | 'contactLabel' | 'phone' | 'email'> & { language: string | null }

/** The sender with links to call or mail them. */
export function CaseReach({ contact, contactLabel, phone, email, language }: ReachProps) {
  return (
    <ul className={`fc-list ${styles.reach}`}>
      {contact && <Item label={contactLabel} value={contact} />}
      {phone && <Item label="Call" value={readablePhone(phone)} href={telHref(phone)} />}
      {email && <Item label="Write" value={email} href={`mailto:${email}`} />}
      {language && <Item label="Reads" value={language} />}
    </ul>
  )
}

function Item({ label, value, href }: { label: string; value: string; href?: string }) {
  const content = (
    <>
      <small>{label}</small>
      <b>{value}</b>
    </>
  )
  return <li>{href ? <a href={href}>{content}</a> : <div>{content}</div>}</li>
}
