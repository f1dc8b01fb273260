import { useEffect } from 'react'

const QUESTION = 'Leave without saving? Your changes of this roster will be lost.'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, by Back and Forward, or by closing the
 * document.
 */
export function useLeaveWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    window.addEventListener('click', loadDocument, { signal, capture: true })
    // Without the Navigation API, Back within the admin asks for no confirmation.
    if ('navigation' in window && window.navigation instanceof EventTarget)
      window.navigation.addEventListener('navigate', askBeforeTraversal, { signal })
    return () => controller.abort()
  }, [hasChanges])
}

// A client-side navigation by Next sends no beforeunload event, so links load a new document instead.
function loadDocument(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

// Back and Forward within the document send no beforeunload event. Traversals to another document cannot be canceled here, but
// do send one.
function askBeforeTraversal(event: Event): void {
  const isTraversal = 'navigationType' in event && event.navigationType === 'traverse'
  if (isTraversal && event.cancelable && !window.confirm(QUESTION)) event.preventDefault()
}
