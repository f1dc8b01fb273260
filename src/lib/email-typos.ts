/** Common typos of top-level domains. */
const ENDINGS: Record<string, string> = {
  ogr: 'org',
  orgg: 'org',
  orq: 'org',
  rog: 'org',
  or: 'org',
  con: 'com',
  cmo: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  ocm: 'com',
  om: 'com',
  nte: 'net',
  ner: 'net',
  met: 'net',
  ney: 'net',
  eud: 'edu',
  edi: 'edu',
}
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'comcast.net',
  'cox.net',
  'example.org',
]
/** Providers whose name is one typo away from another provider's. */
const REAL = new Set(['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'me.com', 'msn.com', 'example.com'])

/** Suggests the intended address for one with a common typo in its domain; null when nothing looks wrong. */
export function suggestAddress(input: string): string | null {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+\.[^@\s.]+)$/.exec(input.trim()) ?? []
  const meant = suggestDomain(domain.toLowerCase())
  return meant ? `${name}@${meant}` : null
}

function suggestDomain(domain: string): string | null {
  if (PROVIDERS.includes(domain) || REAL.has(domain)) return null
  const end = domain.lastIndexOf('.') + 1
  const ending = ENDINGS[domain.slice(end)]
  const corrected = ending ? domain.slice(0, end) + ending : domain
  const provider = PROVIDERS.find((known) => isOneTypo(corrected, known))
  return provider ?? (ending ? corrected : null)
}

// Identical texts, or one letter added, removed or replaced, or two adjacent ones swapped.
function isOneTypo(input: string, known: string): boolean {
  if (input === known) return true
  let start = 0
  while (input[start] === known[start]) start += 1
  const [rest, wanted] = [input.slice(start), known.slice(start)]
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return isSwapped || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)
}
