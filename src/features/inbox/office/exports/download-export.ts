import { paths } from '@/lib/paths'

const FAILED = 'The file could not be made just now. Try again in a moment.'

/** Asks for an export and hands the file to the browser. Never throws: null, or one sentence that says what went wrong. */
export async function downloadExport(body: object): Promise<string | null> {
  try {
    const response = await fetch(paths.staffPost('export'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) return ((await response.json()) as { message?: string }).message ?? FAILED
    save(await response.blob(), nameOf(response))
    return null
  } catch {
    return FAILED
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
