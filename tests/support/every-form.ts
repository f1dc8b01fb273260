/** The bytes of a base64 text that depend on the bytes before the word, by the position of the word in a group of three. */
const LEADING = [0, 2, 3]

/**
 * Returns a text in the forms in which it may be stored: as it is, in lower case, in JSON, URL-encoded, in hexadecimal, and in
 * base64 at each of the three positions.
 */
export function everyForm(text: string): string[] {
  const forms = [text, text.toLowerCase()].flatMap((word) => [
    word,
    JSON.stringify(word).slice(1, -1),
    encodeURIComponent(word),
    encodeURIComponent(word).replaceAll('%20', '+'),
    Buffer.from(word).toString('hex'),
    ...LEADING.flatMap((leading, before) => inBase64(word, before, leading)),
  ])
  return [...new Set(forms)]
}

function inBase64(word: string, before: number, leading: number): string[] {
  const bytes = Buffer.from('x'.repeat(before) + word)
  // The last characters depend on the bytes after the word.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3))
  return ['base64', 'base64url'].map((encoding) => whole.toString(encoding as BufferEncoding).slice(leading))
}

/** Returns the words that a text contains in any form; `forms` are those of everyForm(), by word. */
export function findForms(haystack: Buffer | string, forms: ReadonlyMap<string, readonly string[]>): string[] {
  return [...forms].flatMap(([word, all]) => (all.some((form) => haystack.includes(form)) ? [word] : []))
}
