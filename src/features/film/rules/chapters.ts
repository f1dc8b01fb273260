import { formatClock } from './clock'

/** A chapter in the form: new rows may lack a field. */
export type DraftChapter = { at?: number | null; title?: string | null }

/** Returns the index at which a chapter that starts at this second must be inserted. */
export function insertionIndex(chapters: DraftChapter[], second: number): number {
  const later = chapters.findIndex(({ at }) => (at ?? 0) > second)
  return later === -1 ? chapters.length : later
}

/** Returns the index of the chapter that plays at this second, or -1 before the first chapter. */
export function chapterAt(chapters: DraftChapter[], second: number): number {
  return chapters.findLastIndex(({ at }) => (at ?? 0) <= second)
}

/** Returns the duration of a chapter in seconds: until the next chapter or the end; null when the end is unknown. */
export function chapterSeconds(chapters: DraftChapter[], index: number, length: number | null): number | null {
  const from = chapters[index]?.at
  const to = chapters[index + 1]?.at ?? length
  return typeof from === 'number' && typeof to === 'number' && to > from ? to - from : null
}

/** Returns the chapters in the order of the film, as they are stored. */
export function inFilmOrder<One extends DraftChapter>(chapters: One[]): One[] {
  return chapters.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
}

/**
 * Checks that the chapters of a film start within the film and at different seconds.
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
