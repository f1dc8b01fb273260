import { LinkTabs } from '@/components/ui/LinkTabs'
import { PageHero } from '@/components/ui/PageHero'
import type { Play } from '@/lib/court/play'
import { paths } from '@/lib/paths'
import type { RegistrationTexts } from '../server/registrations/queries'

type Props = { active: 'tryout' | 'player'; play: Play; words: RegistrationTexts }

/** Renders the hero of both registration pages, with the switch between their forms. */
export function RegistrationHero({ active, play, words: { hero, player, choice } }: Props) {
  const { label, title, lede } = active === 'tryout' ? hero : player
  return (
    <PageHero label={label} title={title} lede={lede} play={play} compact>
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
