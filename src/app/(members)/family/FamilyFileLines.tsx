import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { OpenEnrolment } from '@/features/people/components/enrolment/EnrolmentLink'
import { formatCount } from '@/lib/counts'
import { telHref } from '@/lib/phone-numbers'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { consentsLine, listEmergencyContacts, listPickups, photosLine, type FilePerson } from './file-lines'
import type { HomeChild } from './home-child'
import styles from './home.module.css'

type FileProps = {
  parent: { name: string; email: string | null }
  family: HomeChild[]
  devices: ReadonlyMap<string, number>
  /** When the open request to erase a child was made (YYYY-MM-DD), by child. */
  erasures: ReadonlyMap<string, string>
}

/** What the enrollments hold about the household, and for each child the links to change or to take it. */
export function FamilyFileLines({ parent, family, devices, erasures }: FileProps) {
  const guardian = family.find(({ papers }) => papers?.guardian)?.papers?.guardian
  const consents = consentsLine(family)
  return (
    <>
      <ul className={styles.lines}>
        <li>
          <h3>{guardian?.name ?? parent.name}, you</h3>
          <p>{[guardian?.phone, parent.email].filter(Boolean).join(', ')}</p>
        </li>
        {listEmergencyContacts(family).map((person) => (
          <Person key={JSON.stringify(person)} label="In an emergency" person={person} />
        ))}
        {listPickups(family).map((person) => (
          <Person key={JSON.stringify(person)} label="May pick up" person={person} />
        ))}
        {consents && (
          <li>
            <h3>Consents signed</h3>
            <p>{consents}</p>
          </li>
        )}
        {consents && (
          <li>
            <h3>Photos on the site</h3>
            <p>{photosLine(family)}</p>
          </li>
        )}
      </ul>
      {family.map((child) => (
        <ChildLinks
          key={child.id}
          child={child}
          devices={devices.get(child.id) ?? 0}
          erasureDay={erasures.get(child.id)}
        />
      ))}
    </>
  )
}

function Person({ label, person }: { label: string; person: FilePerson }) {
  const { name, relation, phone, childNames } = person
  return (
    <li>
      <h3>
        {label}: {[name, relation?.toLowerCase()].filter(Boolean).join(', ')}
      </h3>
      {(phone || childNames) && (
        <p>
          {phone && <a href={telHref(phone)}>{phone}</a>}
          {childNames && ` for ${childNames}`}
        </p>
      )}
    </li>
  )
}

type LinksProps = { child: HomeChild; devices: number; erasureDay: string | undefined }

function ChildLinks({ child: { id, firstName, papers }, devices, erasureDay }: LinksProps) {
  const signedIn = devices === 0 ? 'not signed in' : `signed in on ${formatCount(devices, 'device')}`
  return (
    <section className={styles.links} aria-label={firstName}>
      <h3>{firstName}</h3>
      {papers && (
        <OpenEnrolment child={id} className={styles.go}>
          Consents and contacts
          <span className="sr-only"> of {firstName}</span>
          <ChevronRight aria-hidden="true" size={22} strokeWidth={1.75} />
        </OpenEnrolment>
      )}
      <Go href={`${paths.familyOf(id)}#devices`}>Devices: {signedIn}</Go>
      <Go href={paths.familyFile(id)}>What we hold about {firstName}</Go>
      <Go href={`${paths.familyOf(id)}#erase`}>
        {erasureDay ? `Request to erase it, received ${formatDay(erasureDay, 'MMM d')}` : 'Ask us to erase it'}
      </Go>
    </section>
  )
}

function Go({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.go} href={href}>
      <span>{children}</span>
      <ChevronRight aria-hidden="true" size={22} strokeWidth={1.75} />
    </a>
  )
}
