import localFont from 'next/font/local'

// The files are made by `npm run fonts`: only the letters and weights the site uses.
// The stand-ins are declared in fallback-fonts.css: next/font matches lower case at regular weight, and our headlines are
// neither.

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

/** Everything that is read. */
export const text = localFont({
  src: '../../assets/fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  preload: true,
  fallback: ['Text fallback', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
})
