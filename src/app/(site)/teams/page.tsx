import { plays } from '@/lib/court/plays'
import { ClosingCall } from '@/components/ui/ClosingCall'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Benefits } from '@/features/people/components/squads/Benefits'
import { listDivisions, listPublicPlayers } from '@/features/people/server/squads/queries'
import { Squads } from '@/features/people/components/squads/Squads'
import { SquadValues } from '@/features/people/components/squads/SquadValues'
import { StageList } from '@/features/people/components/squads/StageList'
import { paths } from '@/lib/paths'
import { listStages } from '@/features/site/server/site'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('teams-page', {
  title: 'Elite squads, 9U to 14U',
  description:
    'Six youth basketball squads from 9U to 14U in Surprise, Arizona: rosters, phases and the player pathway.',
  path: paths.teams,
  keywords: ['elite squads', 'tournament teams', '9U basketball', '14U basketball'],
})

export default async function TeamsPage() {
  const [page, divisions, players, stages] = await Promise.all([
    getPageTexts('teams-page'),
    listDivisions(),
    listPublicPlayers(),
    listStages(),
  ])
  if (!page.hero?.title) return <UnpublishedPage title="ELITE SQUADS" />
  const { label, title, lede, values } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede} page="/teams" size="huge" />
      <SquadValues values={values} />
      <Benefits benefits={page.benefits} />
      <Squads section={page.squads} phases={page.phases} divisions={divisions} players={players} />
      <StageList section={page.pathway} stages={stages} />
      <ClosingCall closing={page.closing} play={plays.zipper} />
    </>
  )
}
