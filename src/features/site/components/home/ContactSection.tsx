import type { ReactNode } from 'react'
import type { HomePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { ContactLinks } from '../ContactLinks'

type ContactSectionProps = { contact: HomePage['contact']; phone: string; email: string; children: ReactNode }

/** The contact section. The form is passed as children, because it belongs to another domain. */
export function ContactSection({ contact, phone, email, children }: ContactSectionProps) {
  return (
    <section id="contact" className="paper section" aria-labelledby="contact-heading">
      <div className="wrap split">
        <div>
          <SectionHead id="contact-heading" label={contact.label} title={contact.title} text={contact.text} />
          <ContactLinks phone={phone} email={email} className="mt-6 grid justify-items-start" />
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
