import { usefulMessage } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { done, refused, type Result } from '@/lib/result'

const FAILED = 'The file could not be made just now. Try again in a moment.'

/**
 * Requests an export and downloads the file. Never throws: failures are returned as a one-sentence message.
 * @param address the endpoint of the export; by default the inbox list
 */
export async function downloadExport(
  body: object,
  address = adminPaths.staffPost('export'),
): Promise<Result<undefined>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) return refused(usefulMessage(((await response.json()) as { message?: string }).message) ?? FAILED)
    save(await response.blob(), nameOf(response))
    return done()
  } catch {
    return refused(FAILED)
  }
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv'
}
