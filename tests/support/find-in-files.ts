import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findForms } from './every-form'

/** Returns the words that the name or the content of any file in a folder contains; `forms` are those of everyForm(), by word. */
export async function findInFiles(
  folder: string,
  forms: ReadonlyMap<string, readonly string[]>,
  isSearched: (name: string) => boolean = () => true,
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isSearched(entry.name))
      .map(async (entry) => {
        const content = await readFile(path.join(entry.parentPath, entry.name))
        return [...findForms(entry.name, forms), ...findForms(content, forms)]
      }),
  )
  return found.flat()
}
