import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Returns the texts in a zip file by file name. */
export async function readZip(bytes: ArrayBuffer | Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes as ArrayBuffer))
  const files: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return files
}
