import 'server-only'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toDay } from '@/lib/dates'
import { findUpload } from '@/server/uploads/find-upload'
import type { ChildExport } from '../../rules/child-export/file'
import { writeData } from '../../rules/child-export/data'
import { writePage } from './export-page'

/** Sends a child's file as a zip that must not be cached. Its file name contains no personal name. */
export function sendZip(file: ChildExport): Response {
  const made = new Date(file.madeAt)
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(writePage(file)), 'index.html', { mtime: made })
  zip.addBuffer(Buffer.from(writeData(file)), 'data.json', { mtime: made })
  // Already compressed.
  const options = { mtime: made, compress: false }
  for (const { name, filename } of file.pictures) zip.addReadStream(Readable.from(readPicture(filename)), name, options)
  zip.end()
  const body = new PassThrough()
  // The download breaks off when a picture cannot be read: an incomplete file must not look complete.
  zip.once('error', (error: Error) => body.destroy(error))
  zip.outputStream.pipe(body)
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="everything-we-hold-${toDay(made)}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function* readPicture(filename: string) {
  const upload = await findUpload('media', filename)
  if (!upload) throw new Error('A picture of the export is missing.')
  yield* await upload.read(0, upload.size - 1)
}
