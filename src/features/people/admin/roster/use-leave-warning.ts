import { useEffect } from 'react'

const QUESTION = 'Leave without saving? Your changes of this roster will be lost.'

/** Asks before a page with unsaved changes is left: by a link, by Back and Forward, or by closing the document. */
export function useLeaveWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    window.addEventListener('click', loadDocument, { signal, capture: true })
    // Some browsers do not have the Navigation API: there Back within the admin does not ask.
    if ('navigation' in window && window.navigation instanceof EventTarget)
      window.navigation.addEventListener('navigate', askBeforeTraversal, { signal })
    return () => controller.abort()
  }, [hasChanges])
}

// Next would change the page without leaving the document, and the browser asks only where a document is left.
function loadDocument(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

// Back and Forward within the document send no beforeunload event. Those that leave it cannot be canceled here, and send one.
function askBeforeTraversal(event: Event): void {
  const isTraversal = 'navigationType' in event && event.navigationType === 'traverse'
  if (isTraversal && event.cancelable && !window.confirm(QUESTION)) event.preventDefault()
}
