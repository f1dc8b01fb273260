import { paths } from './paths'

type SharePicture = { url: string; width: number; height: number; alt: string }

const SIZE = { width: 1200, height: 630 }
/** The file name for the home page, whose path is empty. */
const HOME = 'home'
const PATH_SHAPE = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/
const PATH_MAX = 160

/** The academy's picture, for pages without their own. */
export const GENERAL_PICTURE: SharePicture = {
  ...SIZE,
  url: '/share.png',
  alt: 'A basketball play drawn on a dark court: pass, cut and score.',
}

/** Returns the link preview picture of a page, rendered from the page's title (app/share). */
export function sharePicture(path: string, title: string): SharePicture {
  const [page = ''] = path.split(/[?#]/)
  const name = page === paths.home ? HOME : page.slice(1)
  if (!isPictured(name)) return GENERAL_PICTURE
  return { ...SIZE, url: paths.share(name), alt: `${title}: a basketball play drawn on a dark court.` }
}

/** Returns the link preview picture of a player's public page: the jersey. */
export function playerPicture(slug: string, name: string): SharePicture {
  return { ...SIZE, url: paths.share(`player/${slug}`), alt: `The jersey of ${name}.` }
}

/** Returns the page of a picture's path, or null when the path is invalid. */
export function parsePicturePath(segments: string[]): string | null {
  const file = segments.join('/')
  const name = file.endsWith('.png') ? file.slice(0, -'.png'.length) : ''
  if (!isPictured(name)) return null
  return name === HOME ? paths.home : `/${name}`
}

function isPictured(name: string): boolean {
  return name.length <= PATH_MAX && PATH_SHAPE.test(name)
}
