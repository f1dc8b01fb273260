import localFont from 'next/font/local'

// The page of unknown addresses is part of every other page's build: faces that it preloads are preloaded by the admin
// too, which never uses them. So it declares the two of ./fonts once more, to be loaded when they are needed.

const display = localFont({
  src: '../../assets/fonts/big-shoulders-display.woff2',
  weight: '800 900',
  variable: '--face-display',
  display: 'swap',
  preload: false,
  fallback: ['Display stand-in', 'Arial Narrow', 'Impact', 'sans-serif'],
  adjustFontFallback: false,
})

const text = localFont({
  src: '../../assets/fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--face-text',
  display: 'swap',
  preload: false,
  fallback: ['Text stand-in', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
})

/** The classes that declare both faces without preloading them. */
export const lateFaces = `${display.variable} ${text.variable}`
