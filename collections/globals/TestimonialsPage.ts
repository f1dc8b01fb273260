import { definePage } from '../access/content'
import { line } from '../fields/basic'
import { closing, headline, section } from '../fields/page'

/** The texts around the testimonials; the testimonials are a collection. */
export const TestimonialsPage = definePage({
  slug: 'testimonials-page',
  label: 'Testimonials page',
  description: 'The page /testimonials. The testimonials themselves are kept under Site.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', headline('The headline, two or three short words.')),
    section('list', 'Testimonials', 'Words around the testimonials.', [
      line('title', 'Names the list for people who listen to the page. It is not shown.'),
      line('empty', 'Shown while there is no testimonial.', {
        defaultValue: 'No testimonials available at the moment.',
        maxLength: 200,
      }),
    ]),
    closing(),
  ],
})
