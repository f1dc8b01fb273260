import type { HomePage, Testimonial } from '@/payload-types'
import { Static } from '@/components/ui/Static'
import { TestimonialQuote } from '@/components/ui/TestimonialQuote'

type TestimonialsProps = { section: HomePage['testimonials']; testimonials: Testimonial[] }

/** Testimonials: the first one in large type, the others side by side below. */
export function Testimonials({ section, testimonials }: TestimonialsProps) {
  const [first, ...others] = testimonials
  if (!first) return null
  return (
    <section className="section border-t border-chalk-300" aria-labelledby="testimonials-heading">
      <div className="wrap">
        <span className="label">{section.label}</span>
        <h2 id="testimonials-heading" className="mt-5 text-3">
          {section.title}
        </h2>
        <Static as="div" className="mt-10">
          <TestimonialQuote testimonial={first} isLarge />
        </Static>
        {others.length > 0 && (
          <Static as="div" className="mt-16 grid gap-x-16 gap-y-10 md:grid-cols-2">
            {others.map((testimonial) => (
              <TestimonialQuote key={testimonial.id} testimonial={testimonial} />
            ))}
          </Static>
        )}
      </div>
    </section>
  )
}
