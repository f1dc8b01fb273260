import type { ReactNode } from 'react'
import { telHref } from '@/lib/phone-numbers'
import { PageHero } from './PageHero'

type EndedLinkProps = {
  label: string
  title: string
  lede: string
  phone: string
  /** Links for requesting a new one. */
  children: ReactNode
}

/** The page of an expired private link: says that it has expired, and links to alternatives. */
export function EndedLink({ label, title, lede, phone, children }: EndedLinkProps) {
  return (
    <>
      <PageHero label={label} title={title} lede={lede} compact />
      <div className="section">
        <div className="wrap">
          <div className="flex flex-wrap items-center gap-4">{children}</div>
          <p className="mt-6">
            Rather talk to someone? Call{' '}
            <a className="font-semibold whitespace-nowrap underline" href={telHref(phone)}>
              {phone}
            </a>
            .
          </p>
        </div>
      </div>
    </>
  )
}
