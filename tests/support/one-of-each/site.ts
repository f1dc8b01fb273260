import { addHours } from 'date-fns'
import { DAY, PEOPLE, reference, type Facts, type Recipe } from './recipe'

// One pixel: a new picture is created for every attempt, and processing larger ones would take most of the time.
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Recipes for the library of the plan. */
export const plan: Record<string, Recipe> = {
  exercises: () => ({
    facts: {
      title: 'Form shooting',
      list: 'skill',
      quality: 'skill',
      dose: '5 minutes',
      how: 'Close to the rim.',
      minAge: 6,
      equipment: 'ball',
      landings: 0,
    },
  }),
  'demo-videos': () => ({
    facts: { title: 'A video', list: 'skill', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', minAge: 6 },
  }),
  meals: ({ make }) => ({
    facts: make('foods').then((food) => ({
      slot: 'breakfast',
      minAge: 6,
      main: 'Oats',
      side: 'Berries',
      drink: 'Milk',
      foods: [{ food, amount: 1, unit: 'cup', part: 'main' }],
    })),
  }),
  foods: ({ n }) => ({ facts: { name: `oats ${n}` } }),
  tips: () => ({ facts: { text: 'Drink water.', minAge: 6 } }),
}

/** Recipes for money and donors. */
export const giving: Record<string, Recipe> = {
  pledges: (means) => ({
    facts: means.make('campaigns').then((campaign) => ({
      reference: reference(means),
      name: 'Kit Giverly',
      email: PEOPLE.email,
      amountCents: 5000,
      campaign,
    })),
  }),
  campaigns: () => ({
    facts: { title: 'Balls', text: 'Words.', goalCents: 100, openingCents: 0, asOf: DAY, howToPay: 'By check.' },
  }),
  'giving-levels': () => ({
    facts: { amountCents: 100, fundraiserName: 'A', fundraiserText: 'B.', donationName: 'C', donationText: 'D.' },
  }),
  sponsors: () => ({ facts: { name: 'Sample Tiles', link: 'https://tiles.example.org' } }),
  'sponsor-packages': () => ({
    facts: { name: 'Key', amountCents: 100, period: 'a season', benefits: [{ benefit: 'A logo' }] },
  }),
  'sponsor-inquiries': (means) => ({
    facts: { reference: reference(means), company: 'Sample Tiles', name: 'Max Tiler', email: PEOPLE.email },
  }),
  'tour-requests': (means) => ({
    facts: { reference: reference(means), name: 'Lou Visitor', email: PEOPLE.email, date: '2099-06-02' },
  }),
  'deck-links': () => ({ facts: { recipient: 'Lou', expiresAt: '2099-01-01T00:00:00.000Z' } }),
}

/** Recipes for the public site. */
export const site: Record<string, Recipe> = {
  cities: ({ n }) => ({
    facts: {
      city: 'Sample City',
      region: 'Arizona',
      regionCode: 'US-AZ',
      audience: 'Families.',
      drivingTime: '50 minutes',
      drivingDistance: '45 miles',
      latitude: 33,
      longitude: -111,
      localPlayers: [{ text: 'A small true thing.' }],
      testimonial: { quote: 'Good.', author: 'Pat S.', location: 'South' },
      metaDescription: 'Words.',
      keywords: ['basketball'],
      slug: `sample-city-${n}`,
    },
  }),
  testimonials: () => ({ facts: { name: 'Pat S.', role: 'Parent', content: 'Good.', rating: 5 } }),
  faqs: () => ({ facts: { question: 'When?', answer: 'Soon.' } }),
  announcements: () => ({
    facts: { text: 'No practice tonight.', startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) },
    other: { startsAt: hoursFromNow(1), endsAt: hoursFromNow(2) },
  }),
  posts: ({ n }) => ({
    facts: {
      title: 'An article',
      excerpt: 'Words.',
      content: text('Words.'),
      slug: `an-article-${n}`,
      date: DAY,
      category: 'trainingTips',
      author: 'Ruth Figment',
      authorRole: 'Coach',
    },
  }),
  albums: ({ n, make }) => ({
    facts: make('media').then((picture) => ({
      title: 'An album',
      date: DAY,
      pictures: [{ picture }],
      slug: `an-album-${n}`,
    })),
  }),
  media: () => ({
    facts: { alt: 'A play' },
    file: { name: 'dot.png', mimetype: 'image/png', data: Buffer.from(DOT, 'base64') },
  }),
  staff: ({ n }) => ({
    facts: {
      name: 'Someone Else',
      email: `else.${n}@example.org`,
      password: 'a-long-test-passphrase',
      roles: ['editor'],
    },
  }),
  redirects: ({ n, make }) => ({
    facts: make('posts').then((value) => ({
      from: `/blog/old-${n}`,
      to: { type: 'reference', reference: { relationTo: 'posts', value } },
    })),
  }),
}

function text(words: string): Facts {
  const node = { type: 'text', text: words, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  const paragraph = { type: 'paragraph', version: 1, children: [node], direction: 'ltr', format: '', indent: 0 }
  return { root: { type: 'root', version: 1, children: [paragraph], direction: 'ltr', format: '', indent: 0 } }
}

function hoursFromNow(hours: number): string {
  return addHours(new Date(), hours).toISOString()
}
