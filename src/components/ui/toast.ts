type Kind = 'success' | 'error' | 'message'
type Undo = { duration: number; action: { label: string; onClick: () => void } }
type Host = () => Promise<unknown>
/** The position of a toast, when not at the top center. */
type ToastPosition = { position?: 'top-right' }

// Screen readers recognize a live region only after a delay.
const REGION_SETTLES_IN = 150
const UNDO_MS = 10_000

let host: Host | undefined
let waiting: ((host: Host) => void)[] = []
let opening: Promise<typeof import('sonner')> | undefined

/** Shows toasts. The library is loaded with the first one. */
export const notify = {
  success: (message: string, position?: ToastPosition) => show('success', message, position),
  error: (message: string, position?: ToastPosition) => show('error', message, position),
  message: (message: string, position?: ToastPosition) => show('message', message, position),
  /** A success message with an undo button for ten seconds. */
  undoable: (message: string, undo: () => void) =>
    show('success', message, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } }),
  /** Dismisses all toasts, because their messages no longer apply. */
  clear: () => void opening?.then(({ toast }) => toast.dismiss(), forget),
  /** Preloads the library, so that a lost connection can still be reported. Call it when a form gets focus. */
  prepare: () => open().then(() => undefined, forget),
}

/** For the toaster host only: registers the function that mounts the toaster. Returns a function that unregisters it. */
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

async function show(kind: Kind, message: string, options?: ToastPosition | Undo): Promise<void> {
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

// Clears the cached promise, because the next attempt to load may succeed.
function forget(): void {
  opening = undefined
}
