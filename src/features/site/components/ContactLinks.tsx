import { telHref } from '@/lib/phone-numbers'

/** Phone and e-mail of the academy, each a link in a line of its own. */
export function ContactLinks({ phone, email, className }: { phone: string; email: string; className: string }) {
  return (
    <ul className={className}>
      <li>
        <a className="text-link" href={telHref(phone)}>
          {phone}
        </a>
      </li>
      <li>
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </li>
    </ul>
  )
}
