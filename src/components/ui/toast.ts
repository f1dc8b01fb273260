type Kind = 'success' | 'error' | 'message'
type Undo = { duration: number; action: { label: string; onClick: () => void } }
type Host = () => Promise<unknown>
/** Where a notice stands when not at the top in the middle. */
type Place = { position?: 'top-right' }

// Screen readers learn of a live region only some time after it appears.
const REGION_SETTLES_IN = 150
const UNDO_MS = 10_000

let host: Host | undefined
let waiting: ((host: Host) => void)[] = []
let opening: Promise<typeof import('sonner')> | undefined

/** Short notices at the edge of the page. The library behind them is loaded with the first one. */
export const notify = {
  success: (message: string, place?: Place) => show('success', message, place),
  error: (message: string, place?: Place) => show('error', message, place),
  message: (message: string, place?: Place) => show('message', message, place),
  /** A success that can be taken back for ten seconds. */
  undoable: (message: string, undo: () => void) =>
    show('success', message, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } }),
  /** Takes away what was said before: it is no longer so. */
  clear: () => void opening?.then(({ toast }) => toast.dismiss(), forget),
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

async function show(kind: Kind, message: string, options?: Place | Undo): Promise<void> {
  try {
    const { toast } = await open()
    toast[kind](message, options)
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
