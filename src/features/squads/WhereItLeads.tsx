import type { PathwayPage } from '@/payload-types'

/** What comes after the last stage. */
export function WhereItLeads({ leads }: { leads: PathwayPage['leads'] }) {
  return (
    <section className="ink section" aria-labelledby="leads-heading">
      <div className="wrap split">
        <div>
          <span className="label">{leads.label}</span>
          <h2 id="leads-heading" className="mt-5">
            {leads.title}
          </h2>
        </div>
        <ul className="leads">
          {(leads.items ?? []).map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
