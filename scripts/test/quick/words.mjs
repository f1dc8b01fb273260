const FEW = 12

/** @param {{ since: string, files: string[] }} change */
export function describeChange({ since, files }) {
  return `\n  Compared with ${since}: ${count(files.length, 'file')} changed${few(files)}`
}

/**
 * Describes which test files a layer runs and why, and how many it skips. @param {import('./selection.mjs').Selection}
 * selection
 */
export function describeSelection(layer, { chosen, leftOut, seconds }) {
  if (chosen.length === 0) return `  ${layer}: none`
  const rest = leftOut.length > 0 ? `; ${count(leftOut.length, 'file')} farther away left out (npm test runs them)` : ''
  const head = `  ${layer}: ${count(chosen.length, 'file')}, about ${Math.ceil(seconds)} s of tests${rest}`
  return [head, ...lines(chosen)].join('\n')
}

function lines(chosen) {
  if (chosen.length > FEW) return [`    for ${[...new Set(chosen.map((one) => one.for))].slice(0, FEW).join(', ')}`]
  return chosen.map(({ file, for: changed, steps }) => `    ${file} ${reason(file, changed, steps)}`)
}

function reason(file, changed, steps) {
  if (file === changed) return '(changed)'
  return steps === undefined ? `(always with ${changed})` : `(${count(steps, 'step')} from ${changed})`
}

function few(files) {
  return files.length <= FEW ? files.map((file) => `\n    ${file}`).join('') : ''
}

function count(number, what) {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
