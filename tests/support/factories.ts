/** Builds a tryout submission. All people are invented. */
export function tryoutInput(change: Record<string, unknown> = {}) {
  return {
    playerFirstName: 'Jordan',
    playerLastName: 'Testwell',
    playerAge: '11',
    playerGrade: '5',
    parentName: 'Pat Testwell',
    phoneNumber: '(623) 555-0101',
    email: 'pat.testwell@example.org',
    experience: 'Two seasons in a school team.',
    ...change,
  }
}

/** Builds a full registration submission. */
export function registrationInput(change: Record<string, unknown> = {}) {
  return {
    firstName: 'Avery',
    lastName: 'Exampleton',
    email: 'family.exampleton@example.org',
    phoneNumber: '(623) 555-0102',
    dateOfBirth: '04/09/2012',
    currentGrade: '8',
    heightFeet: '5',
    heightInches: '4',
    weightLbs: '110',
    positions: ['Point Guard', 'Shooting Guard'],
    parentName: 'Pat de la Cruz',
    parentEmail: 'pat.cruz@example.org',
    schoolName: 'Sample Middle School',
    emergencyContactName: 'Robin Sample',
    emergencyContactPhone: '(623) 555-0103',
    previousExperience: '',
    goals: '',
    jerseyNumber: '',
    ...change,
  }
}

/** Builds an application to the advanced academy. */
export function applicationInput(change: Record<string, unknown> = {}) {
  return {
    fullName: 'Riley Samplewood',
    grade: '10',
    email: 'family.samplewood@example.org',
    phone: '(623) 555-0104',
    whyJoin: 'I want to learn to lead a team.',
    instagram: '',
    ...change,
  }
}

/** Builds a contact message to the academy. */
export function contactInput(change: Record<string, unknown> = {}) {
  return { name: 'Sam Writer', email: 'sam.writer@example.org', message: 'When is the next tryout?', ...change }
}

/** Builds a pledge of one of the levels. */
export function pledgeInput(change: Record<string, unknown> = {}) {
  return {
    campaign: '00000000-0000-4000-8000-000000000001',
    level: '5000|Uniform Sponsor',
    otherAmount: '',
    name: 'Kit Giverly',
    email: 'kit.giverly@example.org',
    message: '',
    ...change,
  }
}

/** Builds a sponsor inquiry from a company. */
export function sponsorInput(change: Record<string, unknown> = {}) {
  return {
    company: 'Sample Tiles',
    name: 'Max Tiler',
    email: 'max.tiler@example.org',
    phone: '',
    package: 'Key',
    message: '',
    ...change,
  }
}

/** Builds a tour request without a set time. */
export function tourInput(change: Record<string, unknown> = {}) {
  return {
    name: 'Lou Visitor',
    email: 'lou.visitor@example.org',
    phone: '',
    company: 'Sample Partners',
    date: '2099-06-02',
    time: '',
    ...change,
  }
}

/** Builds a POST as a page of the site sends it. */
export function formRequest(form: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fullcourt-client': '127.0.0.1', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
