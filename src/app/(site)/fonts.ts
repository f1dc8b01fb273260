import localFont from 'next/font/local'

/** Headlines and numbers. Preloaded: the hero's headline is the largest paint of nearly every page. */
export const display = localFont({
  src: '../../../node_modules/@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--face-display',
  display: 'swap',
  preload: true,
  fallback: ['Arial Narrow', 'Impact', 'sans-serif'],
  adjustFontFallback: 'Arial',
})

/** Everything that is read. */
export const text = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  preload: true,
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
})
