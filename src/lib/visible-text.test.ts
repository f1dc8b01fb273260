import { describe, expect, test } from 'vitest'
import { visibleText } from './visible-text'

describe('removes invisible characters', () => {
  test.each([
    ['a space of no width', 'Av\u200Bery', 'Avery'],
    ['a mark before it', '\uFEFFAvery', 'Avery'],
    ['what an address book puts around a number', '\u202A(623) 555-0101\u202C', '(623) 555-0101'],
    ['a text turned around', 'Avery \u202Eelpmas\u202C', 'Avery elpmas'],
    ['isolated directions', '\u2066Avery\u2069 \u2067S\u2068', 'Avery S'],
    ['marks of direction', 'Avery\u200E\u200F\u061C', 'Avery'],
    ['a soft hyphen', 'Ave\u00ADry', 'Avery'],
    ['controls, old and new', 'A\u0007v\u001Fe\u007Fr\u0085y\u009F', 'Avery'],
    ['joiners between Latin letters', 'A\u200Dve\u200Cry', 'Avery'],
    ['a joiner at the end of an Arabic name', 'علی\u200C', 'علی'],
    ['fillers', '\u3164\u115F\uFFA0\u2800', ''],
    ['a look that nothing has', ' \uFE0F ', '  '],
    ['tags that spell a hidden text', 'Avery\u{E0041}\u{E0042}', 'Avery'],
    ['a line break of another kind', 'Avery\u2028Sample', 'Avery\nSample'],
  ])('%s', (_what, typed, clean) => expect(visibleText(typed)).toBe(clean))
})

describe('keeps characters that belong to the text', () => {
  test.each([
    ['marks above letters, in one sign or two', 'Zoë Muñoz, Zoe\u0308'],
    ['tabs and line breaks', 'one\ttwo\r\nthree\nfour'],
    ['a joiner that parts a Persian name', 'نرگس\u200Cالسادات'],
    ['a joiner of Devanagari', 'क्\u200Dष'],
    ['a family, and a heart that is red', '👨‍👩‍👧 ❤️'],
    ['a space that does not break', 'Avery\u00A0Sample'],
    ['NUL, which is refused elsewhere', 'Avery\u0000'],
  ])('%s', (_what, typed) => expect(visibleText(typed)).toBe(typed))
})

test('does not change a clean text', () => {
  const typed = 'A\u200B \u202E\u200Dن\u200Cا 👩‍👧'
  expect(visibleText(visibleText(typed))).toBe(visibleText(typed))
})
