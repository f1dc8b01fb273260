/** Minimum and maximum length of a staff password, in characters. */
const LENGTH = { min: 12, max: 128 }
/** Words related to the academy, which an attacker would try besides a general dictionary. */
const OWN_WORDS = [
  'fullcourt',
  'academy',
  'basketball',
  'tryout',
  'coach',
  'hoops',
  'phoenix',
  'arizona',
  'westvalleyprep',
]
/** A zxcvbn score from 0 to 4: three withstands a hundred million guesses. */
const STRONG = 3
/**
 * Only this many characters are scored: scoring longer ones is slow, and a password of this length is strong unless its
 * beginning is weak.
 */
const LOOKED_AT = 64

const WEAK =
  'This password is one of the first that a guesser tries. Choose four or five words that do not belong together, for example with a number between them.'

/**
 * Returns why a staff password is rejected, as a sentence with a suggestion; null when it is accepted. zxcvbn detects common
 * passwords, repetitions, sequences, keyboard patterns, and words related to the academy.
 * @param email of the account, whose local part the password must not contain
 */
export async function staffPasswordProblem(password: string, email = ''): Promise<string | null> {
  if (password.length < LENGTH.min) return `Choose a password of at least ${LENGTH.min} characters.`
  if (password.length > LENGTH.max) return `Choose a password of at most ${LENGTH.max} characters.`
  const mailbox = email.split('@')[0] ?? ''
  if (mailbox.length > 3 && password.toLowerCase().includes(mailbox.toLowerCase())) {
    return 'Choose a password that does not contain your email name.'
  }
  const { score } = (await guesser()).check(password.slice(0, LOOKED_AT), [...OWN_WORDS, mailbox])
  return score >= STRONG ? null : WEAK
}

/** Loads zxcvbn on first use, because its dictionary takes several megabytes. */
async function guesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
