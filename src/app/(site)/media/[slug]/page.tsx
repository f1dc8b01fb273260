import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { PageHero } from '@/components/ui/PageHero'
import { AlbumPictures } from '@/features/site/components/albums/AlbumPictures'
import { countLabel } from '@/features/site/rules/public-album'
import { findAlbum, getAlbumTexts, listAlbums } from '@/features/site/server/albums'
import { formatDay } from '@/lib/dates'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { redirectMoved } from '@/server/content/redirects'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const album = await findAlbum((await params).slug)
  if (!album) return { robots: { index: false } }
  const { title, date, description, slug, pictures } = album
  const summary = description ?? `${countLabel(pictures.length)} from ${title}, ${formatDay(date, 'MMMM d, yyyy')}.`
  return pageMetadata({ title, description: summary, path: paths.album(slug) })
}

export async function generateStaticParams() {
  return (await listAlbums()).map(({ slug }) => ({ slug }))
}

export default async function AlbumPage({ params }: Props) {
  const { slug } = await params
  const [album, texts] = await Promise.all([findAlbum(slug), getAlbumTexts()])
  if (!album) {
    await redirectMoved(paths.album(slug))
    notFound()
  }
  const { title, date, description } = album
  return (
    <>
      <PageHero
        above={<Breadcrumbs trail={[{ label: 'Media', href: paths.media }, { label: title }]} />}
        label={formatDay(date, 'MMMM d, yyyy')}
        title={title}
        lede={description ?? undefined}
      />
      <AlbumPictures album={album} texts={texts} />
    </>
  )
}
