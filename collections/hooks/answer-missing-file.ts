import type { CollectionConfig } from 'payload'
import { existsSync } from 'node:fs'
import path from 'node:path'

type Upload = Exclude<CollectionConfig['upload'], boolean | undefined>
type FileHandler = NonNullable<Upload['handlers']>[number]

/** Answers 404 for a file that is not in the folder: who may read all of a collection is not looked up in it before. */
export function answerMissingFile(folder: string): FileHandler {
  return (_req, { params: { filename } }) => {
    const isThere = existsSync(path.join(folder, path.basename(filename)))
    return isThere ? undefined : Response.json({ message: 'There is no such file.' }, { status: 404 })
  }
}
