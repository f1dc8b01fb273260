import { ComingSoon } from '@/components/ui/ComingSoon'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { AlbumGrid } from '@/features/site/components/albums/AlbumGrid'
import { listAlbums } from '@/features/site/server/albums'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('media-page', {
  title: 'Media: pictures of the academy',
  description: 'Albums from practices, clinics and tournaments of our youth basketball academy in Surprise, Arizona.',
  path: paths.media,
  keywords: ['media gallery', 'basketball pictures'],
})

export default async function Media() {
  const [page, albums] = await Promise.all([getPageTexts('media-page'), listAlbums()])
  if (!page.hero?.title) return <UnpublishedPage title="COMING SOON" />
  if (albums.length === 0) return <ComingSoon texts={page.comingSoon} page="/media" />
  const { label, title, lede } = page.hero
  return (
    <>
      <PageHero label={label} title={title} lede={lede} />
      <AlbumGrid albums={albums} />
    </>
  )
}
