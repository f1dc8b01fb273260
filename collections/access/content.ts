import type { Access, CollectionConfig, CollectionSlug, Field, GlobalConfig, GlobalSlug } from 'payload'
import type { StaffRole } from '@/lib/roles'
import { arrangeable } from '../fields/arrange'
import { indexPage } from '../hooks/index-page'
import { recordRedirect } from '../hooks/record-redirect'
import { draftRevisionFields, rejectStaleDraft, rejectStalePage } from '../hooks/reject-stale'
import { revalidateCollection, revalidateGlobal } from '../hooks/revalidate'
import { markDraftSave } from '../hooks/saves-draft'
import { statusColumn } from '../fields/list-columns'
import { hideEmptyDrafts } from './hide-empty-drafts'
import { defineCollection, defineGlobal } from './define'
import { planDocument, planPage } from './publish-plans'
import { restoreDocument, restorePage } from './restore'
import { only, published, publishedPage } from './rules'

/** The longest delay of a timer: the form saves its drafts itself (src/admin/use-autosave.ts), and Payload's autosave never begins. */
const NEVER_MS = 2 ** 31 - 1
const KEPT_VERSIONS = 20
const SHARE = '/admin/lazy.client#ShareDraft'
const DRAFT_TITLE = '/admin/DraftTitle.client#DraftTitle'
const KEEP_CHANGES = '/admin/KeepChanges.client#KeepChanges'
const VIEW_ON_SITE = '/admin/ViewOnSite.client#ViewOnSite'
const PUBLISH_BUTTON = '/admin/PublishAfterSaving.client#PublishAfterSaving'
const SCHEDULE = '/admin/lazy.client#Schedule'
const drafts = { autosave: { interval: NEVER_MS }, schedulePublish: true }

type ContentOptions = Omit<CollectionConfig, 'access' | 'versions' | 'trash'> & {
  /** The roles that may write, besides admins. */
  writers?: StaffRole[]
  /** Whether a share link can show its draft to people without an account. */
  isShareable?: boolean
  /** Read access through the API, when the collection is not public. */
  readers?: Access
}

/**
 * Defines a content collection with drafts, autosave, versions, scheduled publishing and a trash. It is public unless
 * `readers` restricts it. Visitors read published documents only, and a change revalidates the public pages that show them.
 * A change of what a colleague has changed since it was opened is refused.
 * Must not be used for personal data, which must not survive in versions.
 */
export function defineContent(options: ContentOptions): CollectionConfig {
  const { writers = ['editor'], readers = published, isShareable = false, hooks, admin, ...config } = options
  const write: Access = only(...writers)
  const content = defineCollection({
    ...config,
    fields: [...config.fields, ...draftRevisionFields, statusColumn],
    admin: {
      ...admin,
      baseFilter: hideEmptyDrafts(config.slug as CollectionSlug, admin?.useAsTitle ?? 'title', admin?.baseFilter),
      components: {
        ...admin?.components,
        edit: {
          PublishButton: PUBLISH_BUTTON,
          beforeDocumentControls: [DRAFT_TITLE, KEEP_CHANGES, VIEW_ON_SITE, ...(isShareable ? [SHARE] : []), SCHEDULE],
          ...admin?.components?.edit,
        },
      },
    },
    trash: true,
    versions: { drafts, maxPerDoc: KEPT_VERSIONS },
    endpoints: [
      ...(config.endpoints || []),
      restoreDocument(config.slug as CollectionSlug),
      ...planDocument(config.slug as CollectionSlug),
    ],
    access: { read: readers, create: write, update: write, delete: write, readVersions: write },
    hooks: {
      ...hooks,
      beforeOperation: [markDraftSave, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [rejectStaleDraft, ...(hooks?.beforeChange ?? []), recordRedirect],
      afterChange: [...revalidateCollection.afterChange, ...(hooks?.afterChange ?? [])],
      afterDelete: [...revalidateCollection.afterDelete, ...(hooks?.afterDelete ?? [])],
    },
  })
  return config.defaultSort === 'order' ? arrangeable(content) : content
}

type PageOptions = Pick<GlobalConfig, 'slug' | 'label'> & {
  /** One sentence for editors: the address of the page and where its lists are edited. */
  description: string
  /** The sections in page order, as returned by `section()` in fields/page.ts. */
  tabs: { name: string; label: string; description: string; fields: Field[] }[]
  /** Read access through the API, when the page is not public. */
  readers?: Access
  /** The roles that may write, besides admins. */
  writers?: StaffRole[]
  group?: string
}

/** Defines the texts of one page as a global with drafts, autosave, versions and scheduled publishing (docs/decisions/013). */
export function definePage(options: PageOptions): GlobalConfig {
  const { slug, label, description, tabs, readers = publishedPage, writers = ['editor'], group = 'Pages' } = options
  const write: Access = only(...writers)
  return defineGlobal({
    slug,
    label,
    access: { read: readers, update: write, readVersions: write },
    versions: { drafts, max: KEPT_VERSIONS },
    endpoints: [restorePage(slug as GlobalSlug), ...planPage(slug as GlobalSlug)],
    admin: {
      group,
      description,
      components: {
        elements: { PublishButton: PUBLISH_BUTTON, beforeDocumentControls: [KEEP_CHANGES, VIEW_ON_SITE, SCHEDULE] },
      },
    },
    hooks: {
      afterChange: [indexPage, ...revalidateGlobal.afterChange],
      beforeChange: [rejectStalePage],
      beforeOperation: [markDraftSave],
    },
    fields: [{ type: 'tabs', tabs }, ...draftRevisionFields],
  })
}
