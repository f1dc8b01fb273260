/** Shortest and longest password of staff, in characters. */
const LENGTH = { min: 12, max: 128 }
/** What a guesser of this academy's staff would try besides the words of all the world. */
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
/** From 0 to 4: three is what withstands a hundred million guesses. */
const STRONG = 3
/** More than this is not looked at: it takes long, and so much is strong unless its beginning is not. */
const LOOKED_AT = 64

const WEAK =
  'This password is one of the first that a guesser tries. Choose four or five words that do not belong together, for example with a number between them.'

/**
 * Why staff may not have this password, in a sentence that says how to mend it; or null. What is common is known from a
 * kept list (zxcvbn), with what repeats, runs on, stands beside each other on a keyboard, or is a word of the academy's.
 * @param email of the account, whose name must not be in it
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

/** Loaded when the first password is chosen: the list takes some megabytes. */
async function guesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
