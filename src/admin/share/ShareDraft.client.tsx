'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { BarPopup } from '../BarPopup.client'
import { SharedLinks } from './SharedLinks.client'

/** In the bar of an article: creates links that show its draft without an account. */
export function ShareDraft() {
  const { hasSavePermission, id, isTrashed } = useDocumentInfo()
  if (!id || !hasSavePermission || isTrashed) return null
  return (
    <BarPopup label="Share" name="Share the draft">
      {() => <SharedLinks postId={String(id)} />}
    </BarPopup>
  )
}
