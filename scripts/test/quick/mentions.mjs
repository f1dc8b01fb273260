import { posix } from 'node:path'

const FILE_NAME = /^[^\s*]*[\w-]\.\w+$/
const TEST = /\.(test|e2e|http)\.\w+$/

/**
 * Finds the files that a source mentions in a string: a picture, a document, or a program. Names shared by several files are
 * ignored.
 * @param {Iterable<string>} files
 */
export function mentions(files) {
  const byBase = groupedByBase(files)
  return function mentionsOf({ texts }) {
    return texts
      .filter((text) => FILE_NAME.test(text) && !TEST.test(text))
      .flatMap((text) => {
        const end = `/${text.replace(/^[./]+/, '')}`
        const found = (byBase.get(posix.basename(text)) ?? []).filter((file) => `/${file}`.endsWith(end))
        return found.length === 1 ? found : []
      })
  }
}

function groupedByBase(files) {
  const groups = new Map()
  for (const file of files) {
    const base = posix.basename(file)
    groups.set(base, [...(groups.get(base) ?? []), file])
  }
  return groups
}
