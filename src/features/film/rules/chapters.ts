import { formatClock } from './clock'

/** A chapter as its form has it: rows that were just added may lack a part. */
export type DraftChapter = { at?: number | null; title?: string | null }

/** At which index a chapter at this second belongs, in the order of the film. */
export function placeOf(chapters: DraftChapter[], second: number): number {
  const later = chapters.findIndex(({ at }) => (at ?? 0) > second)
  return later === -1 ? chapters.length : later
}

/** The index of the chapter that plays at this second, or -1 before the first. */
export function chapterAt(chapters: DraftChapter[], second: number): number {
  return chapters.findLastIndex(({ at }) => (at ?? 0) <= second)
}

/** How many seconds a chapter lasts: until the next one, else until the end; null where that is not known. */
export function chapterSeconds(chapters: DraftChapter[], index: number, length: number | null): number | null {
  const from = chapters[index]?.at
  const to = chapters[index + 1]?.at ?? length
  return typeof from === 'number' && typeof to === 'number' && to > from ? to - from : null
}

/** The chapters in the order of the film, as they are stored. */
export function inFilmOrder<One extends DraftChapter>(chapters: One[]): One[] {
  return chapters.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

/**
 * Checks where the chapters of a film begin: within the film, and no two at the same second.
 * @param length of the film in whole seconds; null while it is not known
 */
export function checkChapters(chapters: DraftChapter[], length: number | null): true | string {
  const times = chapters.map(({ at }) => at ?? 0)
  const outside = times.find((at) => length !== null && at >= length)
  if (outside !== undefined)
    return `A chapter begins at ${formatClock(outside)}, but the film lasts ${formatClock(length!)}.`
  const doubled = times.find((at, index) => times.indexOf(at) !== index)
  return doubled === undefined || `Two chapters begin at ${formatClock(doubled)}. Move one of them.`
}
