import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PlayerHero } from '@/features/people/components/squads/PlayerHero'
import { PlayerProfile } from '@/features/people/components/squads/PlayerProfile'
import { findPublicPlayer, listPublicPlayers } from '@/features/people/server/squads/queries'
import { playerPicture } from '@/lib/share-picture'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { decodeSegment } from '@/lib/text'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ slug: string }> }

/** The metadata of a player's page. Hidden from search engines: visitors find players through the squads. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const player = await findPublicPlayer(decodeSegment((await params).slug))
  if (!player) return { robots: { index: false } }
  const { name, division, slug } = player
  const description = `${name} plays in the ${division} squad of our youth basketball academy.`
  const image = playerPicture(slug, name)
  return pageMetadata({
    title: `${name}, ${division} squad`,
    description,
    path: paths.player(slug),
    noindex: true,
    image,
  })
}

export async function generateStaticParams() {
  return (await listPublicPlayers()).map(({ slug }) => ({ slug }))
}

export default async function PlayerPage({ params }: Props) {
  const requested = decodeSegment((await params).slug)
  const player = await findPublicPlayer(requested)
  if (!player) notFound()
  if (player.slug !== requested) permanentRedirect(paths.player(player.slug))
  const { phases } = await getPageTexts('teams-page')
  return (
    <>
      <PlayerHero player={player} phases={phases} />
      <PlayerProfile player={player} />
    </>
  )
}
