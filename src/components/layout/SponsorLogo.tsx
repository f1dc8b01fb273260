import type { SponsorData } from './chrome-data'
import styles from './chrome.module.css'

const LETTER_WIDTH = 15.5
const HEIGHT = 48
// Three simple icons, so that adjacent wordmarks look different.
const SIGNS = ['M2 11L14 37L26 11', 'M14 11A13 13 0 0 1 14 37A13 13 0 0 1 14 11', 'M3 37V23L14 11L25 23V37Z']

/** A sponsor's logo; without an uploaded one, the name as a wordmark. */
export function SponsorLogo({ sponsor: { name, logo } }: { sponsor: SponsorData }) {
  if (logo) {
    // A plain img element: logos are small, and next/image would add its script to every page.
    return (
      <img
        src={logo.src}
        alt={name}
        width={logo.width}
        height={HEIGHT}
        loading="lazy"
        className={`${styles.logo} h-12 w-auto`}
      />
    )
  }
  const width = Math.ceil(name.length * LETTER_WIDTH) + 34
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.wordmark}>
      <path d={SIGNS[name.length % SIGNS.length]} className={styles.sign} />
      <text x="36" y="36" textLength={width - 38} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  )
}
