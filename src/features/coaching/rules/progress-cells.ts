/** The content of one cell of the board. */
export type Cell = {
  /** Percent seen, or null when the film was never opened. */
  share: number | null
  /** Percent of the best attempt, or null before the first. */
  best: number | null
  isPassed: boolean
  isLate: boolean
}

const NOTHING: Cell = { share: null, best: null, isPassed: false, isLate: false }

/** Encodes a row's cells as one short text: '80/100p,,5/,/l'. Thousands of objects would be larger than the page. */
export function writeCells(cells: Cell[]): string {
  return cells.map(writeCell).join(',')
}

/** Decodes the cells that {@link writeCells} encoded. */
export function readCells(text: string): Cell[] {
  return text.split(',').map(readCell)
}

function writeCell({ share, best, isPassed, isLate }: Cell): string {
  if (share === null && best === null && !isLate) return ''
  return `${share ?? ''}/${best ?? ''}${isPassed ? 'p' : ''}${isLate ? 'l' : ''}`
}

function readCell(text: string): Cell {
  const [, share, best, isPassed, isLate] = /^(\d*)\/(\d*)(p?)(l?)$/.exec(text) ?? []
  if (share === undefined) return NOTHING
  return { share: toNumber(share), best: toNumber(best), isPassed: isPassed === 'p', isLate: isLate === 'l' }
}

function toNumber(digits: string | undefined): number | null {
  return digits ? Number(digits) : null
}
