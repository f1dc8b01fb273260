import { describe, expect, test } from 'vitest'
import { MAIL_TEMPLATE_NAMES, MAIL_TEMPLATES } from './mail-templates'
import { listProblems, writeMail } from './write'

const FACTS = { guardian: 'Pat', player: 'Avery', reference: 'PR-1', link: 'https://a.test/x', academy: 'The Academy' }
const BODY = 'Hi {guardian}, it is {reference}: {link}'

describe.each(MAIL_TEMPLATE_NAMES)('%s', (name) => {
  test('has a valid default text', () => {
    expect(listProblems(name, 'subject', MAIL_TEMPLATES[name].subject)).toEqual([])
    expect(listProblems(name, 'body', MAIL_TEMPLATES[name].body)).toEqual([])
  })
})

test('uses the text of staff', () => {
  const own = { subject: 'For {player}', body: BODY }
  expect(writeMail('registrationReceived', own, FACTS)).toEqual({
    subject: 'For Avery',
    body: 'Hi Pat, it is PR-1: https://a.test/x',
  })
})

test.each([
  ['an unknown placeholder', { subject: 'S', body: 'Hi {parent}' }],
  ['a lone brace', { subject: 'S {', body: BODY }],
  ['a missing value in the subject', { subject: 'In {division}', body: BODY }],
  ['an empty text', { subject: '', body: '' }],
  ['only an unavailable placeholder', { subject: 'S', body: 'Pay {amount}' }],
])('uses the default text despite %s', (_, own) => {
  const mail = writeMail('registrationReceived', own, FACTS)
  expect(mail).toEqual(writeMail('registrationReceived', undefined, FACTS))
  expect(mail.body).toMatch(/^Hello Pat,\n\nThank you\. We received Avery’s registration\./)
})

test('omits only the paragraph whose placeholder has no value', () => {
  const known = { ...FACTS, when: 'Monday', phone: ' ' }
  expect(writeMail('tourReceived', undefined, known).body).not.toMatch(/calendar|Questions/)
  const full = writeMail('tourReceived', undefined, { ...known, phone: '1', calendar: 'https://a.test/c' }).body
  expect(full).toMatch(/private link: https:\/\/a\.test\/x\n\nFor your calendar: https:\/\/a\.test\/c\n\nQuestions\? /)
})

describe('validates a text when it is saved', () => {
  test.each([
    ['body', 'Hi {parent} {reference} {link}', '“{parent}” is no word we can fill in.'],
    ['body', '{reference} {link} {amount}', 'We do not know the amount here: replace {amount} with your own words.'],
    ['body', 'Reference {reference}', 'This mail is of no use without {link}. Please put it back.'],
    ['subject', 'See {link}', 'There is no private link for this: take {link} out.'],
    ['subject', 'Call {phone}', 'We do not know the academy’s phone number here: replace {phone} with your own words.'],
  ] as const)('%s: %s', (part, text, problem) => {
    expect(listProblems('registrationReceived', part, text)).toEqual([problem])
  })

  test('reports a link that would be omitted together with the phone number', () => {
    const [problem] = listProblems('passwordReset', 'body', 'Open {link} or call {phone}')
    expect(problem).toMatch(/^Give \{link\} a paragraph without \{phone\}, \{event\} or \{calendar\}/)
  })
})
