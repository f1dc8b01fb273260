import type { Access, CollectionConfig, CollectionSlug, Field, GlobalConfig, GlobalSlug } from 'payload'
import type { StaffRole } from '@/lib/roles'
import { arrangeable } from '../fields/arrange'
import { indexPage } from '../hooks/index-page'
import { keepAddress } from '../hooks/keep-address'
import { revalidateCollection, revalidateGlobal } from '../hooks/revalidate'
import { noteDraft } from '../hooks/saves-draft'
import { hideEmptyDrafts } from './hide-empty-drafts'
import { defineCollection, defineGlobal } from './define'
import { planDocument, planPage } from './publish-plans'
import { restoreDocument, restorePage } from './restore'
import { only, published, publishedPage } from './rules'

/** Saved this long after the last keystroke. Much less hangs the admin. */
const AUTOSAVE_MS = 800
const KEPT_VERSIONS = 20
const SHARE = '/admin/lazy.client#ShareDraft'
const VIEW_ON_SITE = '/admin/ViewOnSite.client#ViewOnSite'
const SCHEDULE = '/admin/lazy.client#Schedule'
const drafts = { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true }

type ContentOptions = Omit<CollectionConfig, 'access' | 'versions' | 'trash'> & {
  /** Who writes it, beside admins. */
  writers?: StaffRole[]
  /** Whether a link can open its draft to people without an account. */
  isShareable?: boolean
  /** Who reads it through the API, where that is not everybody. */
  readers?: Access
}

/**
 * A collection of content, public unless `readers` says otherwise: drafts with autosave, versions, scheduled publishing and a trash. Visitors read what
 * is published; the public pages that show it are refreshed when it changes. Never for personal data, which must not
 * survive in versions.
 */
export function defineContent(options: ContentOptions): CollectionConfig {
  const { writers = ['editor'], readers = published, isShareable = false, hooks, admin, ...config } = options
  const write: Access = only(...writers)
  const hasAddress = hasSlug(config.fields)
  const content = defineCollection({
    ...config,
    admin: {
      ...admin,
      baseFilter: hideEmptyDrafts(config.slug as CollectionSlug, admin?.useAsTitle ?? 'title', admin?.baseFilter),
      components: {
        ...admin?.components,
        edit: {
          beforeDocumentControls: [VIEW_ON_SITE, ...(isShareable ? [SHARE] : []), SCHEDULE],
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
      beforeOperation: [noteDraft, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), ...(hasAddress ? [keepAddress] : [])],
      afterChange: [...revalidateCollection.afterChange, ...(hooks?.afterChange ?? [])],
      afterDelete: [...revalidateCollection.afterDelete, ...(hooks?.afterDelete ?? [])],
    },
  })
  return config.defaultSort === 'order' ? arrangeable(content) : content
}

type PageOptions = Pick<GlobalConfig, 'slug' | 'label'> & {
  /** One sentence for editors: the page's address, and where its lists are kept. */
  description: string
  /** The sections of the page in its order, as `section()` of fields/page.ts makes them. */
  tabs: { name: string; label: string; description: string; fields: Field[] }[]
  /** Who reads it through the API, where that is not everybody. */
  readers?: Access
  /** Who writes it, beside admins. */
  writers?: StaffRole[]
  group?: string
}

/** The texts of one page (docs/decisions/013): drafts with autosave, versions and scheduled publishing. */
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
      components: { elements: { beforeDocumentControls: [VIEW_ON_SITE, SCHEDULE] } },
    },
    hooks: { afterChange: [indexPage, ...revalidateGlobal.afterChange], beforeOperation: [noteDraft] },
    fields: [{ type: 'tabs', tabs }],
  })
}

function hasSlug(fields: Field[]): boolean {
  return fields.some((field) => {
    if ('name' in field && field.name === 'slug') return true
    return field.type === 'row' && hasSlug(field.fields)
  })
}
