import 'server-only'
import type { Play } from '@/lib/court/play'
import { findPublicPlayer } from '@/features/people/server/api'
import type { PublicPlayer } from '@/features/people/rules/public-player'
import { findHeroPlay } from '@/lib/court/hero-plays'
import { plays, type PlayName } from '@/lib/court/plays'
import { paths } from '@/lib/paths'
import { withoutPostalCode } from '@/lib/text'
import { listDocumentPages, listTextPages } from './pages'
import { getSiteSettings } from './site'

/** The texts of a link preview picture. */
export type ShareCard = {
  academyName: string
  label: string
  title: string
  play: Play
  /** The last word is shown in ember, as on the home page. */
  isHome: boolean
}

/** The facts of a player's picture. */
export type JerseyCard = Pick<PublicPlayer, 'name' | 'number' | 'position' | 'division'> &
  Pick<ShareCard, 'academyName'> & { place: string }

/** Pages with a fixed title. */
const FIXED: Record<string, { title: string; label: string } | undefined> = {
  [paths.playerRegistration]: { title: 'Tryout registration', label: 'Join the academy' },
}

/** Plays that fill the court of the picture well. */
const CARD_PLAYS: PlayName[] = ['giveAndGo', 'backdoor', 'pickAndRoll', 'zipper', 'postSplit', 'floppy', 'handoff']

/** Returns the texts of a page's picture. Null for a page that does not exist, is not published, or must not be listed. */
export async function findShareCard(path: string): Promise<ShareCard | null> {
  const [pages, documents, settings] = await Promise.all([listTextPages(), listDocumentPages(), getSiteSettings()])
  const page = FIXED[path] ?? [...pages, ...documents].find((one) => one.path === path)
  if (!page) return null
  const { academyName, cityLine } = settings
  const label = page.label ?? placeLabel(cityLine)
  return {
    academyName,
    title: page.title,
    label,
    play: findHeroPlay(path) ?? plays[playOf(path)],
    isHome: path === paths.home,
  }
}

/** Returns the facts of the picture of a player's page. Null for other pages, and for players whom the public may not see. */
export async function findJerseyCard(path: string): Promise<JerseyCard | null> {
  const [, section, slug, ...more] = path.split('/')
  if (section !== 'player' || !slug || more.length > 0) return null
  const [player, { academyName, cityLine }] = await Promise.all([findPublicPlayer(slug), getSiteSettings()])
  if (player?.slug !== slug) return null
  const { name, number, position, division } = player
  return { name, number, position, division, academyName, place: placeLabel(cityLine) }
}

/** Returns the closest parent page with a picture: months and topics share the picture of their list. */
export async function findPicturedParent(path: string): Promise<string | null> {
  for (let parent = parentPath(path); parent; parent = parentPath(parent)) {
    if (await findShareCard(parent)) return parent
  }
  return null
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function placeLabel(cityLine: string): string {
  return withoutPostalCode(cityLine) || 'Youth basketball'
}

// For pages that open without a play. A page always gets the same one, and adjacent pages rarely share one.
function playOf(path: string): PlayName {
  const sum = [...path].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 9973, 7)
  return CARD_PLAYS[sum % CARD_PLAYS.length] ?? 'giveAndGo'
}
