'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { contentPath, GLOBAL_PATHS } from '@/lib/content-paths'
import styles from './view-on-site.module.css'

/** The way from a document to its page, as soon as visitors can see it. */
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
