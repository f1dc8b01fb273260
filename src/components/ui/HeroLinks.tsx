import { Button } from './Button'

type HeroLinksProps = {
  hero: { primaryHref: string; primaryLabel: string; secondaryHref: string; secondaryLabel: string }
}

/** The two links of a hero: the primary one, and a secondary one beside it. */
export function HeroLinks({ hero }: HeroLinksProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <Button href={hero.primaryHref} big arrow>
        {hero.primaryLabel}
      </Button>
      <Button href={hero.secondaryHref} variant="line" big>
        {hero.secondaryLabel}
      </Button>
    </div>
  )
}
