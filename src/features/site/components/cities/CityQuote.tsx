import type { CitiesPage, City } from '@/payload-types'

/** A quote of one family from this city. */
export function CityQuote({ quote, testimonial }: { quote: CitiesPage['quote']; testimonial: City['testimonial'] }) {
  return (
    <section className="section" aria-labelledby="quote-heading">
      <div className="wrap">
        <span className="label">{quote.label}</span>
        <h2 id="quote-heading" className="mt-5 text-3">
          {quote.title}
        </h2>
        <figure className="quote is-large mt-10">
          <blockquote>“{testimonial.quote}”</blockquote>
          <figcaption>
            <span>
              <b>{testimonial.author}</b>
              <span className="block text-small text-ink-500">{testimonial.location}</span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
