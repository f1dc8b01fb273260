import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text of the page that leads to all training. */
export const getTrainPage = cachedQuery(['train-page'], [cacheTags.global('train-page')], () =>
  asVisitor().findGlobal({ slug: 'train-page' }),
)

/** Every text of the basketball training page. */
export const getBasketballTrainingPage = cachedQuery(
  ['basketball-training-page'],
  [cacheTags.global('basketball-training-page')],
  () => asVisitor().findGlobal({ slug: 'basketball-training-page' }),
)

/** Every text and rate of the private training page. */
export const getPrivateTrainingPage = cachedQuery(
  ['private-training-page'],
  [cacheTags.global('private-training-page')],
  () => asVisitor().findGlobal({ slug: 'private-training-page' }),
)

/** Every text of the strength and conditioning page. */
export const getPerformancePage = cachedQuery(['performance-page'], [cacheTags.global('performance-page')], () =>
  asVisitor().findGlobal({ slug: 'performance-page' }),
)

/** Every text of the tournaments page. */
export const getTournamentsPage = cachedQuery(['tournaments-page'], [cacheTags.global('tournaments-page')], () =>
  asVisitor().findGlobal({ slug: 'tournaments-page' }),
)
