import localFont from 'next/font/local'

// `npm run fonts` creates the files with only the letters and weights that the site uses. The fallback fonts are declared in
// fallback-fonts.css: next/font adjusts them to lower case at regular weight, which does not fit our headlines.

/** Headlines and numbers. Preloaded: the hero's headline is the largest paint of nearly every page. */
const display = localFont({
  src: '../../assets/fonts/big-shoulders-display.woff2',
  weight: '800 900',
  variable: '--face-display',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

/** The font of all other text. */
const text = localFont({
  src: '../../assets/fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

// The accented letters of both, which browsers load when a page contains one. next/font reads literals only, so the range is
// written twice; it is what `npm run fonts` leaves out of the other files.
const displayAccents = localFont({
  src: '../../assets/fonts/big-shoulders-display-accents.woff2',
  weight: '800 900',
  variable: '--face-display-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-BB, U+BE-D6, U+D8-FF' }],
})
const textAccents = localFont({
  src: '../../assets/fonts/instrument-sans-accents.woff2',
  weight: '400 700',
  variable: '--face-text-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-BB, U+BE-D6, U+D8-FF' }],
})

/** The classes that make the fonts available to the styles of a document. */
export const fontClasses = [display, displayAccents, text, textAccents].map(({ variable }) => variable).join(' ')
