import { LinkTabs } from '@/components/ui/LinkTabs'
import { PageHero } from '@/components/ui/PageHero'
import type { HeroPage } from '@/lib/court/hero-plays'
import { paths } from '@/lib/paths'
import type { RegistrationTexts } from '../server/registrations/queries'

type Props = { active: 'tryout' | 'player'; page: HeroPage; texts: RegistrationTexts }

/** Renders the hero of both registration pages, with the switch between their forms. */
export function RegistrationHero({ active, page, texts: { hero, player, choice } }: Props) {
  const { label, title, lede } = active === 'tryout' ? hero : player
  return (
    <PageHero label={label} title={title} lede={lede} page={page} compact>
      <LinkTabs
        label="Choose a form"
        items={[
          {
            href: paths.playerRegistration,
            label: choice.tryoutLabel,
            hint: choice.tryoutHint,
            isCurrent: active === 'tryout',
          },
          {
            href: paths.fullRegistration,
            label: choice.playerLabel,
            hint: choice.playerHint,
            isCurrent: active === 'player',
          },
        ]}
      />
    </PageHero>
  )
}
