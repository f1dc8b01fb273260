import { CAPTIONS } from '../clip'
import { DAY, PEOPLE, reference, type Recipe } from './recipe'

/** Recipes for what families submit and what the office records about them. */
export const families: Record<string, Recipe> = {
  'player-registrations': (means) => ({
    facts: {
      reference: reference(means),
      playerFirstName: 'Avery',
      playerLastName: 'Exampleton',
      dateOfBirth: '2014-04-09',
      currentGrade: 6,
      heightFeet: 5,
      heightInches: 1,
      weightLbs: 100,
      positions: ['Point Guard'],
      schoolName: 'Sample School',
      parentFirstName: 'Pat',
      parentEmail: PEOPLE.email,
      parentPhone: PEOPLE.phone,
      emergencyContactName: 'Robin Sample',
      emergencyContactPhone: PEOPLE.phone,
    },
  }),
  'tryout-registrations': (means) => ({
    facts: {
      reference: reference(means),
      playerFirstName: 'Jordan',
      playerLastName: 'Testwell',
      playerAge: '11',
      playerGrade: '5',
      parentName: 'Pat Testwell',
      phoneNumber: PEOPLE.phone,
      email: PEOPLE.email,
    },
  }),
  applications: (means) => ({
    facts: { reference: reference(means), fullName: 'Riley Samplewood', grade: '10', ...PEOPLE, whyJoin: 'To lead.' },
  }),
  'form-entries': (means) => ({
    facts: { reference: reference(means), name: 'Sam Writer', email: PEOPLE.email, message: 'When?' },
  }),
  'tryout-days': () => ({ facts: { title: 'A Saturday', day: DAY, state: 'open' } }),
  enrolments: ({ make }) => ({
    facts: make('players').then((player) => ({
      player,
      state: 'invited',
      season: '2026-27',
      guardianName: 'Pat',
      guardianEmail: PEOPLE.email,
    })),
  }),
  mails: () => ({
    facts: { subject: 'Hello', to: PEOPLE.email, text: 'Hello.', status: 'kept', kind: 'pledge', entryKind: 'pledges' },
    other: { kind: 'account', entryKind: null },
  }),
  'mail-templates': () => ({
    facts: { title: 'A text', flow: 'registration', status: 'accepted', subject: 'Hello', body: 'Hello {player}.' },
  }),
}

/** Recipes for squads and events. */
export const basketball: Record<string, Recipe> = {
  programs: () => ({
    facts: { title: 'A program', description: 'Words.', ageRange: '8-14', price: 99, duration: '1 h', schedule: 'Mon' },
  }),
  divisions: () => ({ facts: { key: '9U' } }),
  players: () => ({
    facts: { firstName: 'Avery', lastName: 'Exampleton', age: 11, gender: 'girl', division: '12U' },
    other: { division: '10U' },
  }),
  seasons: ({ n }) => ({
    facts: { name: `Season ${n}`, startsOn: DAY, endsOn: DAY, cutoffOn: DAY, state: 'planned' },
  }),
  coaches: () => ({ facts: { name: 'Ruth Figment', role: 'Coach', bio: 'Words.', focus: 'Defense', number: '7' } }),
  stages: () => ({
    facts: { title: 'A stage', ageLabel: 'U10', ages: 'Ages 8-9', points: [{ point: 'Balance' }], goal: 'Words.' },
  }),
  'age-tiers': () => ({ facts: { tier: 'U8', ages: '6-7', name: 'A tier', text: 'Words.' } }),
  events: ({ n }) => ({
    facts: {
      title: 'A practice',
      type: 'practice',
      start: '2027-01-05T01:00:00.000Z',
      start_tz: 'America/Phoenix',
      end: '2027-01-05T02:00:00.000Z',
      end_tz: 'America/Phoenix',
      repeat: 'none',
      place: { name: 'Gym' },
      slug: `a-practice-${n}`,
    },
  }),
}

/** Recipes for the film room and its members. */
export const filmRoom: Record<string, Recipe> = {
  films: ({ n }) => ({
    facts: {
      title: 'A film',
      description: 'What to look for.',
      duration: 60,
      slug: `a-film-${n}`,
      category: 'Defense',
      level: 'Foundation',
      coach: 'Ruth Figment',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    },
  }),
  'film-files': () => ({
    facts: { title: 'Captions' },
    file: { name: 'captions.vtt', mimetype: 'text/vtt', data: Buffer.from(CAPTIONS) },
  }),
  quizzes: ({ make }) => ({
    facts: make('films').then((film) => ({
      title: 'A quiz',
      film,
      kind: 'film-room',
      passMark: 80,
      questions: [
        { question: 'Who helps?', options: [{ text: 'Low', isCorrect: true }, { text: 'High' }], feedback: 'Low.' },
      ],
    })),
  }),
  'film-assignments': ({ make, division }) => ({
    facts: make('films').then((film) => ({ film, assignedOn: DAY, divisions: [division.own] })),
    other: { divisions: [division.other] },
  }),
  'film-comments': ({ make, member }) => ({
    facts: make('films').then((film) => ({
      text: 'Low man goes.',
      film,
      state: 'waiting',
      author: member.own,
      authorName: 'Jordan P.',
    })),
    other: { author: member.other },
  }),
  members: ({ division }) => ({
    facts: { name: 'Jordan P.', role: 'player', divisions: [division.own] },
    other: { role: 'admin', divisions: [division.other] },
  }),
  'film-views': ({ make, member }) => ({
    facts: make('films').then((film) => ({ member: member.own, film, position: 0, share: 0 })),
    other: { member: member.other },
  }),
  'quiz-attempts': ({ make, member }) => ({
    facts: make('quizzes').then((quiz) => ({ member: member.own, quiz, quizVersion: 1, score: 50, finishedAt: DAY })),
    other: { member: member.other },
  }),
}
