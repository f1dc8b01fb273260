import type { Sponsor } from '@/payload-types'
import { toPicture } from '@/lib/media'
import styles from './chrome.module.css'

const LETTER_WIDTH = 15.5
const HEIGHT = 48
// Three plain signs, so that neighboring wordmarks do not look alike.
const SIGNS = ['M2 11L14 37L26 11', 'M14 11A13 13 0 0 1 14 37A13 13 0 0 1 14 11', 'M3 37V23L14 11L25 23V37Z']

/** A sponsor's logo; until one is uploaded, the name set as a wordmark. */
export function SponsorLogo({ sponsor }: { sponsor: Sponsor }) {
  const logo = toPicture(sponsor.logo)
  if (logo) {
    const width = Math.round((logo.width / logo.height) * HEIGHT)
    // A plain image: a logo is small, and next/image would bring its script onto every page.
    return (
      <img src={logo.src} alt={sponsor.name} width={width} height={HEIGHT} loading="lazy" className="h-12 w-auto" />
    )
  }
  const width = Math.ceil(sponsor.name.length * LETTER_WIDTH) + 34
  return (
    <svg role="img" aria-label={sponsor.name} viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.wordmark}>
      <path d={SIGNS[sponsor.name.length % SIGNS.length]} className={styles.sign} />
      <text x="36" y="36" textLength={width - 38} lengthAdjust="spacingAndGlyphs">
        {sponsor.name}
      </text>
    </svg>
  )
}
