type Kind = 'success' | 'error' | 'message'
type Host = () => Promise<unknown>

// Screen readers learn of a live region only some time after it appears.
const REGION_SETTLES_IN = 150

let host: Host | undefined
let waiting: ((host: Host) => void)[] = []
let opening: Promise<typeof import('sonner')> | undefined

/** Short notices at the edge of the page. The library behind them is loaded with the first one. */
export const notify = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  message: (message: string) => show('message', message),
  /** Loads the library ahead, so that a failing connection can still be told of. Call it when a form gets focus. */
  prepare: () => open().then(() => undefined, forget),
}

/** For the host only: says how to put the toaster on the page. Returns how to take the offer back. */
export function offerHost(mount: Host): () => void {
  host = mount
  waiting.forEach((resolve) => resolve(mount))
  waiting = []
  return () => {
    if (host === mount) {
      host = undefined
      opening = undefined
    }
  }
}

async function show(kind: Kind, message: string): Promise<void> {
  try {
    const { toast } = await open()
    toast[kind](message)
  } catch {
    forget()
  }
}

function open(): Promise<typeof import('sonner')> {
  opening ??= openOnce()
  return opening
}

async function openOnce(): Promise<typeof import('sonner')> {
  const mount = host ?? (await new Promise<Host>((resolve) => waiting.push(resolve)))
  const [library] = await Promise.all([import('sonner'), mount()])
  await new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_IN))
  return library
}

// A failed load may succeed the next time.
function forget(): void {
  opening = undefined
}
