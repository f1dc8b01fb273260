import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'

/** Frequent Spanish words that do not occur in English. */
const SPANISH = new Set(
  'hola gracias buenos buenas dias días tardes mi hijo hija niño niña años quiero quisiera queremos puede pueden cuándo cuando cuánto cuanto dónde donde está están tiene para por favor que con los las una del y el se su nos es muy también jugar juega baloncesto equipo escuela'.split(
    ' ',
  ),
)
const ENGLISH = new Set(
  'the and is are to of for with my our we i you he she his her has have when where what how can play plays team school'.split(
    ' ',
  ),
)
/** Fewer matching words may be a name, a greeting or a place. */
const WORDS_MIN = 3

/** Guesses the language of a text: Spanish when its frequent words clearly dominate, else the first language. */
export function guessLanguage(text: string): MailLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const spanish = words.filter((word) => SPANISH.has(word)).length
  const english = words.filter((word) => ENGLISH.has(word)).length
  return spanish >= WORDS_MIN && spanish > english ? 'es' : DEFAULT_LANGUAGE
}
