import { LinkTabs } from '@/components/ui/LinkTabs'
import { PageHero } from '@/components/ui/PageHero'
import type { Play } from '@/components/court/play'
import { paths } from '@/lib/paths'

type Props = { active: 'tryout' | 'player'; play: Play }

const COPY = {
  tryout: {
    title: 'TRYOUT REGISTRATION',
    lede: 'Take the first step toward elite basketball development. Register for tryouts today.',
  },
  player: {
    title: 'PLAYER REGISTRATION',
    lede: 'About six minutes. Your answers stay in this tab until you send them.',
  },
} as const

/** The top of both registration pages, with the switch between their forms. */
export function RegistrationHero({ active, play }: Props) {
  return (
    <PageHero label="Join the academy" play={play} compact {...COPY[active]}>
      <LinkTabs
        label="Choose a form"
        items={[
          {
            href: paths.playerRegistration,
            label: 'Tryout',
            hint: 'New here? Reserve a spot, 2 minutes',
            isCurrent: active === 'tryout',
          },
          {
            href: paths.fullRegistration,
            label: 'Player Registration',
            hint: 'Ready to join or invited back',
            isCurrent: active === 'player',
          },
        ]}
      />
    </PageHero>
  )
}
