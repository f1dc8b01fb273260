import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import type { Picture } from '@/lib/media'
import { paths } from '@/lib/paths'
import { countLabel, type PublicAlbum } from '../../rules/public-album'
import styles from './albums.module.css'

const VISIBLE_FRAMES = 9

/** All albums as contact sheets: numbered frames with their captions, each sheet one link to its album. */
export function AlbumGrid({ albums }: { albums: PublicAlbum[] }) {
  return (
    <section className="ink" aria-label="Albums">
      <ul className={`${styles.sheets} wrap`}>
        {albums.map((album, index) => (
          <li key={album.slug}>
            <Sheet album={album} isEarly={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sheet({ album, isEarly }: { album: PublicAlbum; isEarly: boolean }) {
  const { slug, title, date, description, pictures, cover } = album
  return (
    <SiteLink href={paths.album(slug)} className={styles.sheet}>
      <div className={styles.about}>
        <h2>{title}</h2>
        <time dateTime={date}>{formatDay(date, 'MMMM d, yyyy')}</time>
        {description && <p>{description}</p>}
        <b>{countLabel(pictures.length)}</b>
      </div>
      <div className={styles.frames}>
        {pictures.slice(0, VISIBLE_FRAMES).map(({ id, caption, ...picture }, index) => (
          <span key={id}>
            <Frame picture={picture} isEarly={isEarly} isLarge={index === 0} />
            <small>
              <b>{index + 1}</b> {caption}
            </small>
          </span>
        ))}
        {pictures.length === 0 && (
          <span>{cover ? <Frame picture={cover} isEarly={isEarly} isLarge /> : <EmptyFrame />}</span>
        )}
      </div>
    </SiteLink>
  )
}

type FrameProps = { picture: Picture; isEarly: boolean; isLarge: boolean }

// The title names the link, so a frame needs no text alternative.
function Frame({ picture: { src, srcSet, width, height, position }, isEarly, isLarge }: FrameProps) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={isLarge ? '(width >= 40rem) 30rem, 90vw' : '(width >= 40rem) 15rem, 45vw'}
      alt=""
      width={width}
      height={height}
      loading={isEarly ? undefined : 'lazy'}
      decoding="async"
      style={{ objectPosition: position }}
    />
  )
}

function EmptyFrame() {
  return <CourtDiagram play={plays.postSplit} view="-10 -14 520 347" fit="xMidYMid slice" />
}
