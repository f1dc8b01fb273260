import type { DonatePage, SiteSetting } from '@/payload-types'
import { FactRows } from '@/components/ui/FactRows'
import { telHref } from '@/lib/phone-numbers'
import { mailHref } from '@/lib/links'
import styles from './pledges.module.css'

type Props = {
  texts: DonatePage['commitment']
  settings: Pick<SiteSetting, 'nonprofitStatus' | 'taxId' | 'phone' | 'email'>
}

/** Shows the academy's commitments to donors, with its tax number and contact data. */
export function Commitment({ texts, settings }: Props) {
  const { nonprofitStatus, taxId, phone, email } = settings
  return (
    <section className="ink section" aria-labelledby="commitment-heading">
      <div className="wrap split">
        <div>
          <p className="mb-4 font-semibold">{texts.label}</p>
          <h2 id="commitment-heading">{texts.title}</h2>
          <p className={styles.promise}>{texts.text}</p>
        </div>
        <dl className={styles.commitment}>
          <FactRows
            facts={[
              ['Status', nonprofitStatus],
              ['EIN', taxId],
            ]}
          />
          {phone && (
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={telHref(phone)}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>Email</dt>
              <dd>
                <a href={mailHref(email)}>{email}</a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
