import localFont from 'next/font/local'

// `npm run fonts` creates the files with only the letters and weights that the site uses. The fallback fonts are declared in
// fallback-fonts.css: next/font adjusts them to lower case at regular weight, which does not fit our headlines.

/** Headlines and numbers. Preloaded: the hero's headline is the largest paint of nearly every page. */
export const display = localFont({
  src: '../../assets/fonts/big-shoulders-display.woff2',
  weight: '800 900',
  variable: '--face-display',
  display: 'swap',
  preload: true,
  fallback: ['Display fallback', 'Arial Narrow', 'Impact', 'sans-serif'],
  adjustFontFallback: false,
})

/** The font of all other text. */
export const text = localFont({
  src: '../../assets/fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  preload: true,
  fallback: ['Text fallback', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
})
