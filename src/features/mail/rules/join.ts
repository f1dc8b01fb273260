/** A greeting is a short line with a final comma or colon: 'Hello Pat,' or 'Hola, Pat:'. */
const GREETING = /^[^\n]{1,80}[,:]$/

/** Joins two letters to the same reader: the greeting of the first, the text of both, one signature. */
export function joinLetters(first: string, second: string, signature: string): string {
  const opening = paragraphsOf(first)
  const rest = paragraphsOf(second)
  if (opening.at(-1) === signature) opening.pop()
  if (GREETING.test(rest[0] ?? '')) rest.shift()
  return [...opening, ...rest].join('\n\n')
}

function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n{2,}/)
}
