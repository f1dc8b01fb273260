import type { CollectionConfig } from 'payload'
import { existsSync } from 'node:fs'
import path from 'node:path'

type Upload = Exclude<CollectionConfig['upload'], boolean | undefined>
type FileHandler = NonNullable<Upload['handlers']>[number]

/**
 * Answers 404 for a file that is missing from the folder. Payload does not look up the document first when the user may read
 * the whole collection, so it would not detect this.
 */
export function answerMissingFile(folder: string): FileHandler {
  return (_req, { params: { filename } }) => {
    const isThere = existsSync(path.join(folder, path.basename(filename)))
    return isThere ? undefined : Response.json({ message: 'There is no such file.' }, { status: 404 })
  }
}
