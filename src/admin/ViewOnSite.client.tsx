'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { contentPath, GLOBAL_PATHS } from '@/lib/content-paths'
import styles from './view-on-site.module.css'

/** A link from a document to its public page, once it is published. */
export function ViewOnSite() {
  const { collectionSlug, globalSlug, hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const path = globalSlug ? GLOBAL_PATHS[globalSlug] : contentPath(collectionSlug ?? '', savedDocumentData ?? {})
  if (!hasPublishedDoc || !path) return null
  return (
    <a className={styles.viewOnSite} href={path} target="_blank" rel="noopener">
      View on site
    </a>
  )
}
