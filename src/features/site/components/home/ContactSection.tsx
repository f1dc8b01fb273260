import type { ReactNode } from 'react'
import type { HomePage } from '@/payload-types'
import { telHref } from '@/lib/phone-numbers'
import { SectionHead } from '@/components/ui/SectionHead'

type ContactSectionProps = { contact: HomePage['contact']; phone: string; email: string; children: ReactNode }

/** The contact section. The form is passed as children, because it belongs to another domain. */
export function ContactSection({ contact, phone, email, children }: ContactSectionProps) {
  return (
    <section id="contact" className="paper section" aria-labelledby="contact-heading">
      <div className="wrap split">
        <div>
          <SectionHead id="contact-heading" label={contact.label} title={contact.title} text={contact.text} />
          <ul className="mt-6 grid justify-items-start">
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
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
