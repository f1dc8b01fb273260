import { describe, expect, test } from 'vitest'
import { fillText, type MailFacts } from '@/features/mail/rules/fill-text'
import { FLOWS, firstStatus, type FlowName } from '@/features/entries/rules/flow'
import { IN_SPANISH } from '../src/features/mail/rules/in-spanish'
import { MAIL_TEMPLATE_NAMES, MAIL_TEMPLATES } from '../src/features/mail/rules/mail-templates'
import templates from './content/mail-templates.json'

type Template = { title: string; flow: string; status: string; language: string; subject: string; body: string }

const family: MailFacts = {
  guardian: 'Pat',
  player: 'Avery',
  reference: 'PR-1',
  academy: 'The Academy',
  reason: 'Because.',
}
const FACTS: Record<string, MailFacts> = {
  registration: { ...family, link: 'https://academy.test/x', division: '12U' },
  application: { ...family, guardian: undefined, link: 'https://academy.test/x' },
}

describe.each(templates as Template[])('$title', ({ flow, status, subject, body }) => {
  const facts = FACTS[flow] ?? { ...family, player: undefined }

  test('all its placeholders can be filled in', () => {
    expect(fillText(subject, { ...facts, link: undefined }).problems).toEqual([])
    expect(fillText(body, facts).problems).toEqual([])
  })

  test('belongs to a status of its flow', () => {
    expect(Object.keys(FLOWS[flow as FlowName])).toContain(status)
  })
})

test('no sentence begins in lower case', () => {
  const all = (templates as Template[]).map(({ title, body }) => [title, body] as const)
  for (const [title, body] of [
    ...all,
    ...MAIL_TEMPLATE_NAMES.map((name) => [name, MAIL_TEMPLATES[name].body] as const),
  ])
    expect(body, title).not.toMatch(/(^|\n|[.?!] )\p{Ll}/u)
  for (const { body } of Object.values(IN_SPANISH)) expect(body).not.toMatch(/(^|\n|[.?!] )\p{Ll}/u)
})

test('every status that is announced has a text; statuses of submissions in Spanish have both languages', () => {
  const missing = (Object.keys(FLOWS) as FlowName[]).flatMap((flow) =>
    Object.keys(FLOWS[flow])
      .filter((status) => status !== firstStatus(flow) && status !== 'spam')
      .flatMap((status) => languagesOf(flow).map((language) => ({ flow, status, language })))
      .filter((wanted) => !templates.some((one) => isText(one, wanted))),
  )
  expect(missing).toEqual([])
})

describe('no text promises more than is true', () => {
  function bodies(status: string, language = 'en'): string[] {
    return templates
      .filter((one) => one.status === status && one.language === language)
      .map(({ subject, body }) => `${subject} ${body}`)
  }

  test('accepted is an offer and not the enrolment', () => {
    for (const text of bodies('accepted').filter((one) => one.includes('{player}'))) {
      expect(text).toContain('This is an offer and not the enrollment itself')
      expect(text).not.toMatch(/welcome to the team|is enrolled\./i)
    }
  })

  test('waitlisted makes no promises', () => {
    for (const text of bodies('waitlisted')) {
      expect(text).toMatch(/cannot promise that one will/)
      expect(text).not.toMatch(/\bsoon\b|guarantee|next in line/i)
    }
  })

  test('Spanish texts do not either', () => {
    for (const text of bodies('accepted', 'es'))
      expect(text).toContain('Esto es una oferta y todavía no la inscripción')
    for (const text of bodies('waitlisted', 'es')) {
      expect(text).toMatch(/no podemos prometer que ocurra/i)
      expect(text).not.toMatch(/pronto|garanti/i)
    }
  })

  test('the mail for a received gift is not yet a tax receipt', () => {
    for (const text of bodies('received')) expect(text).toContain('This mail is no tax receipt.')
  })
})

function languagesOf(flow: FlowName): string[] {
  return ['registration', 'application', 'message'].includes(flow) ? ['en', 'es'] : ['en']
}

function isText(text: Template, { flow, status, language }: { flow: string; status: string; language: string }) {
  return text.flow === flow && text.status === status && text.language === language
}
