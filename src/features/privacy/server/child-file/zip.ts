import 'server-only'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toDay } from '@/lib/dates'
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
  for (const { name, file: source } of file.pictures) zip.addFile(source, name, { mtime: made, compress: false })
  zip.end()
  return new Response(Readable.toWeb(Readable.from(zip.outputStream)) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="everything-we-hold-${toDay(made)}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
