import { expect, test } from 'vitest'
import { guessLanguage } from './guess-language'

test.each([
  ['Hola, mi hijo tiene diez años. ¿Cuándo es la próxima prueba? Gracias.', 'es'],
  ['Mi hija juega baloncesto en la escuela y quiere un equipo.', 'es'],
  ['When is the next tryout? My son has played for two years.', 'en'],
  ['We live in El Mirage, near Las Palmas. He plays for Los Lobos.', 'en'],
  ['Gracias', 'en'],
  ['Gracias por todo.', 'en'],
  ['Hola, mi hijo', 'es'],
  // As many frequent words of one language as of the other.
  ['Hola, mi hijo plays for the team', 'en'],
  ['', 'en'],
])('detects the language of %j as %s', (text, language) => expect(guessLanguage(text)).toBe(language))
