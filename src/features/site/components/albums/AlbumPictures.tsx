import type { MediaPage } from '@/payload-types'
import { TakeDown } from '@/components/media/TakeDown'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import type { AlbumPicture, PublicAlbum } from '../../rules/public-album'
import styles from './albums.module.css'

const IN_FIRST_VIEW = 2
const NONE_TO_SHOW = 'The pictures of this album are not shown right now.'

/** The pictures with their own aspect ratios, in two columns on wide screens, with captions. */
export function AlbumPictures({ album: { pictures }, texts }: { album: PublicAlbum; texts: MediaPage['album'] }) {
  return (
    <section className="section" aria-label="Pictures">
      <div className="wrap">
        {pictures.length > 0 ? (
          <ul className={styles.pictures}>
            {pictures.map((picture, index) => (
              <li key={picture.id}>
                <PictureFigure picture={picture} openLabel={texts.openLabel} isEarly={index < IN_FIRST_VIEW} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="lede">{NONE_TO_SHOW}</p>
        )}
        <p className="mt-14">
          <SiteLink href={paths.media} className="text-link">
            {texts.backLabel}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

type PictureFigureProps = { picture: AlbumPicture; openLabel: string; isEarly: boolean }

function PictureFigure({ picture, openLabel, isEarly }: PictureFigureProps) {
  const { takedown, src, alt, width, height, caption } = picture
  return (
    <figure>
      <a href={src} aria-label={`${openLabel}: ${alt}`}>
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isEarly ? undefined : 'lazy'}
          decoding="async"
        />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
      {takedown && <TakeDown name="picture" value={takedown} />}
    </figure>
  )
}
