import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { countLabel, type PublicAlbum } from '../../rules/public-album'
import styles from './albums.module.css'

const IN_FIRST_VIEW = 2

/** All albums as cards that are one link each: cover, date and title. */
export function AlbumGrid({ albums }: { albums: PublicAlbum[] }) {
  return (
    <section className="section" aria-label="Albums">
      <ul className={`${styles.albums} wrap`}>
        {albums.map((album, index) => (
          <li key={album.slug}>
            <AlbumCard album={album} isEarly={index < IN_FIRST_VIEW} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AlbumCard({ album, isEarly }: { album: PublicAlbum; isEarly: boolean }) {
  const { slug, title, date, pictures } = album
  return (
    <SiteLink href={paths.album(slug)} className={styles.album}>
      <Cover album={album} isEarly={isEarly} />
      <h2>{title}</h2>
      <p>
        <time dateTime={date}>{formatDay(date)}</time>
        <span>{countLabel(pictures.length)}</span>
      </p>
    </SiteLink>
  )
}

// The title below names the link, so the cover needs no text alternative.
function Cover({ album: { cover }, isEarly }: { album: PublicAlbum; isEarly: boolean }) {
  return (
    <div className={`${styles.cover} ink`}>
      {cover ? (
        <img
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={isEarly ? undefined : 'lazy'}
          decoding="async"
          style={{ objectPosition: cover.position }}
        />
      ) : (
        <CourtDiagram play={plays.postSplit} view="-10 -14 520 347" fit="xMidYMid slice" />
      )}
    </div>
  )
}
