import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { withDefaults } from '@/lib/defaults'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import { FORM_CHOICE, HERO, PLAYER, TRYOUT } from '../../rules/word-rules'

/** Returns every text of both registration pages, with the default texts where staff have not written any. */
export const getRegistrationPage = cachedQuery(
  ['registration-page'],
  [cacheTags.global('registration-page')],
  async () => {
    const page = await asVisitor().findGlobal({ slug: 'registration-page' })
    return {
      ...page,
      hero: withDefaults(page.hero ?? {}, HERO),
      choice: withDefaults(page.choice ?? {}, FORM_CHOICE),
      tryout: withDefaults(page.tryout ?? {}, TRYOUT),
      player: withDefaults(page.player ?? {}, PLAYER),
    }
  },
)

export type RegistrationTexts = Awaited<ReturnType<typeof getRegistrationPage>>
