import Image from 'next/image'
import type { Sponsor } from '@/payload-types'
import { toPicture } from '@/lib/media'

const LETTER_WIDTH = 15.5
const HEIGHT = 48

/** A sponsor's logo; until one is uploaded, the name set as a wordmark. */
export function SponsorLogo({ sponsor }: { sponsor: Sponsor }) {
  const logo = toPicture(sponsor.logo)
  if (logo) {
    const width = Math.round((logo.width / logo.height) * HEIGHT)
    return <Image src={logo.src} alt={sponsor.name} width={width} height={HEIGHT} className="h-12 w-auto" />
  }
  const width = Math.ceil(sponsor.name.length * LETTER_WIDTH) + 34
  return (
    <svg role="img" aria-label={sponsor.name} viewBox={`0 0 ${width} ${HEIGHT}`} className="wordmark">
      <path d="M2 10L14 38L26 10" fill="none" stroke="var(--color-ember-500)" strokeWidth="4" />
      <text x="36" y="36" textLength={width - 38} lengthAdjust="spacingAndGlyphs">
        {sponsor.name}
      </text>
    </svg>
  )
}
