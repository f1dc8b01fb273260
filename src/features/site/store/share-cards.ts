import 'server-only'
import type { Play } from '@/lib/court/play'
import { plays, type PlayName } from '@/lib/court/plays'
import { paths } from '@/lib/paths'
import { listDocumentPages, listTextPages } from './pages'
import { getSiteSettings } from './site'

/** What a picture says. */
export type ShareCard = {
  academyName: string
  label: string
  title: string
  play: Play
  /** The last word is set in ember, as on the home page itself. */
  isHome: boolean
}

/** Pages whose title no editor writes. */
const FIXED: Record<string, { title: string; label: string } | undefined> = {
  [paths.playerRegistration]: { title: 'Tryout registration', label: 'Join the academy' },
}

/** Plays that fill the picture's court well. */
const SHOWN: PlayName[] = ['giveAndGo', 'backdoor', 'pickAndRoll', 'zipper', 'postSplit', 'floppy', 'handoff']

/** What the picture of a page says. Null for a page that is not there, is not published, or must not be listed. */
export async function findShareCard(path: string): Promise<ShareCard | null> {
  const [pages, documents, settings] = await Promise.all([listTextPages(), listDocumentPages(), getSiteSettings()])
  const page = FIXED[path] ?? [...pages, ...documents].find((one) => one.path === path)
  if (!page) return null
  const { academyName, cityLine } = settings
  const label = page.label ?? placeLabel(cityLine)
  return { academyName, title: page.title, label, play: plays[playOf(path)], isHome: path === paths.home }
}

/** The nearest page above this one that has a picture: months and topics share the picture of their list. */
export async function findPicturedParent(path: string): Promise<string | null> {
  for (let parent = upFrom(path); parent; parent = upFrom(parent)) {
    if (await findShareCard(parent)) return parent
  }
  return null
}

function upFrom(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

// 'Surprise, AZ 85374' without its postal code.
function placeLabel(cityLine: string): string {
  return cityLine.replace(/\s+\d{5}(-\d{4})?$/, '') || 'Youth basketball'
}

// The same page always has the same play, and neighbors rarely share one.
function playOf(path: string): PlayName {
  if (path === paths.home) return 'giveAndGo'
  const sum = [...path].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 9973, 7)
  return SHOWN[sum % SHOWN.length] ?? 'giveAndGo'
}
