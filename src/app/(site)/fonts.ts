import localFont from 'next/font/local'

// The stand-ins are declared in stand-ins.css: next/font matches lower case at regular weight, and our headlines are
// neither.

/** Headlines and numbers. Preloaded: the hero's headline is the largest paint of nearly every page. */
export const display = localFont({
  src: '../../../node_modules/@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--face-display',
  display: 'swap',
  preload: true,
  fallback: ['Display stand-in', 'Arial Narrow', 'Impact', 'sans-serif'],
  adjustFontFallback: false,
})

/** Everything that is read. */
export const text = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  preload: true,
  fallback: ['Text stand-in', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
})
