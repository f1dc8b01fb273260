import { expect, test } from 'vitest'
import { textsIn, type MailLanguage } from './mail-languages'

const english = { name: 'Welcome', language: 'en' as MailLanguage }
const short = { name: 'Welcome, in short', language: 'en' as MailLanguage }
const spanish = { name: 'Bienvenida', language: 'es' as MailLanguage }

test.each([
  ['a Spanish family gets the Spanish texts', [english, spanish], 'es', [spanish]],
  ['an English family gets the English texts, in their order', [short, spanish, english], 'en', [short, english]],
  ['a Spanish family gets the English texts where none is in Spanish', [english, short], 'es', [english, short]],
  ['an English family is never written to in Spanish', [spanish], 'en', []],
  ['without a text there is none to choose', [], 'es', []],
] as const)('%s', (_what, texts, language, chosen) => {
  expect(textsIn<typeof english>(texts, language)).toEqual(chosen)
})
