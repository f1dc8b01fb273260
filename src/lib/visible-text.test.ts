import { describe, expect, test } from 'vitest'
import { visibleText } from './visible-text'

describe('removes invisible characters', () => {
  test.each([
    ['a zero-width space', 'Av\u200Bery', 'Avery'],
    ['a byte order mark', '\uFEFFAvery', 'Avery'],
    ['direction marks around a number from an address book', '\u202A(623) 555-0101\u202C', '(623) 555-0101'],
    ['a direction override', 'Avery \u202Eelpmas\u202C', 'Avery elpmas'],
    ['direction isolates', '\u2066Avery\u2069 \u2067S\u2068', 'Avery S'],
    ['direction marks', 'Avery\u200E\u200F\u061C', 'Avery'],
    ['a soft hyphen', 'Ave\u00ADry', 'Avery'],
    ['control characters, C0 and C1', 'A\u0007v\u001Fe\u007Fr\u0085y\u009F', 'Avery'],
    ['joiners between Latin letters', 'A\u200Dve\u200Cry', 'Avery'],
    ['a joiner at the end of an Arabic name', 'علی\u200C', 'علی'],
    ['fillers', '\u3164\u115F\uFFA0\u2800', ''],
    ['a variation selector without a base', ' \uFE0F ', '  '],
    ['tags that spell a hidden text', 'Avery\u{E0041}\u{E0042}', 'Avery'],
    ['a Unicode line separator', 'Avery\u2028Sample', 'Avery\nSample'],
  ])('%s', (_what, input, clean) => expect(visibleText(input)).toBe(clean))
})

describe('keeps characters that belong to the text', () => {
  test.each([
    ['accents, composed and decomposed', 'Zoë Muñoz, Zoe\u0308'],
    ['tabs and line breaks', 'one\ttwo\r\nthree\nfour'],
    ['a non-joiner in a Persian name', 'نرگس\u200Cالسادات'],
    ['a joiner in Devanagari', 'क्\u200Dष'],
    ['emoji with joiners and variation selectors', '👨‍👩‍👧 ❤️'],
    ['a no-break space', 'Avery\u00A0Sample'],
    ['NUL, which is rejected elsewhere', 'Avery\u0000'],
  ])('%s', (_what, input) => expect(visibleText(input)).toBe(input))
})

test('does not change a clean text', () => {
  const input = 'A\u200B \u202E\u200Dن\u200Cا 👩‍👧'
  expect(visibleText(visibleText(input))).toBe(visibleText(input))
})
