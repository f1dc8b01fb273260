'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Counts a draft that was never published as a change that is not on the site yet. Payload counts none when such a draft is
 * opened again, and would preselect “Unpublish” for its schedule.
 */
export function NeverPublished() {
  const { id, globalSlug, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isUncounted = Boolean(id ?? globalSlug) && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return null
}
