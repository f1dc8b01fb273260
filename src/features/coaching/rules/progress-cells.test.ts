import { expect, it } from 'vitest'
import { readCells, writeCells, type Cell } from './progress-cells'

const cell = (change: Partial<Cell>): Cell => ({ share: null, best: null, isPassed: false, isLate: false, ...change })

it('encodes and decodes every kind of cell, in order', () => {
  const cells = [
    cell({ share: 80, best: 100, isPassed: true }),
    cell({}),
    cell({ share: 0 }),
    cell({ best: 0, isLate: true }),
    cell({ isLate: true }),
    cell({ share: 5, best: 90, isPassed: true, isLate: true }),
  ]
  expect(writeCells(cells)).toBe('80/100p,,0/,/0l,/l,5/90pl')
  expect(readCells(writeCells(cells))).toEqual(cells)
})
