import type { Access, CollectionConfig, GlobalConfig, GlobalSlug } from 'payload'
import { listMoments } from '../fields/list-columns'
import { labelInSentenceCase } from '../fields/labels'
import { restoreSettings } from './restore'

const COLLECTION_OPERATIONS = ['read', 'create', 'update', 'delete', 'readVersions'] as const
const GLOBAL_OPERATIONS = ['read', 'update', 'readVersions'] as const
const KEPT_SETTINGS = 50
const CELL_LABELS = '/admin/CellLabels.client#CellLabels'
const PRESERVE_UNSAVED_TEXTS = '/admin/PreserveUnsavedTexts.client#PreserveUnsavedTexts'

// Hides the API URL, which editors do not need.
const WITHOUT_API_TAB = { hideAPIURL: true }
const ROWS = { defaultLimit: 25, limits: [10, 25, 50, 100] }

type CollectionAccess = NonNullable<CollectionConfig['access']> & Record<(typeof COLLECTION_OPERATIONS)[number], Access>

type GlobalAccess = NonNullable<GlobalConfig['access']> & Record<(typeof GLOBAL_OPERATIONS)[number], Access>

/**
 * Defines a collection that denies access by default.
 *
 * Payload's default is "any signed-in user", so every access function must be given explicitly.
 * @throws Error at boot when one is missing, naming the collection and the operation.
 */
export function defineCollection(config: CollectionConfig & { access: CollectionAccess }): CollectionConfig {
  demandAccess(config.slug, config.access, [
    ...COLLECTION_OPERATIONS,
    ...(config.auth ? (['unlock', 'admin'] as const) : []),
  ])
  return {
    disableDuplicate: true,
    ...config,
    fields: labelInSentenceCase([...config.fields, ...listMoments(config.fields)]),
    admin: {
      ...WITHOUT_API_TAB,
      pagination: ROWS,
      ...config.admin,
      components: withOwnParts(config.admin?.components),
    },
  }
}

function withOwnParts(components: NonNullable<CollectionConfig['admin']>['components']) {
  const { beforeListTable = [], edit } = components ?? {}
  return {
    ...components,
    beforeListTable: [...beforeListTable, CELL_LABELS],
    edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), PRESERVE_UNSAVED_TEXTS] },
  }
}

/**
 * Defines a global that denies access by default, like {@link defineCollection}.
 * @throws Error at boot when an access function is missing.
 */
export function defineGlobal(config: GlobalConfig & { access: GlobalAccess }): GlobalConfig {
  demandAccess(config.slug, config.access, GLOBAL_OPERATIONS)
  const components = config.admin?.components
  const controls = [...(components?.elements?.beforeDocumentControls ?? []), PRESERVE_UNSAVED_TEXTS]
  const elements = { ...components?.elements, beforeDocumentControls: controls }
  return {
    ...config,
    fields: labelInSentenceCase(config.fields),
    admin: { ...WITHOUT_API_TAB, ...config.admin, components: { ...components, elements } },
  }
}

/** Defines a global with versions that staff can compare and restore in the admin. It has no drafts. */
export function defineSettings(config: GlobalConfig & { access: GlobalAccess }): GlobalConfig {
  return defineGlobal({
    ...config,
    versions: { drafts: false, max: KEPT_SETTINGS },
    endpoints: [...(config.endpoints || []), restoreSettings(config.slug as GlobalSlug)],
  })
}

function demandAccess(slug: string, access: Record<string, unknown>, operations: readonly string[]): void {
  for (const operation of operations) {
    if (typeof access[operation] !== 'function') {
      throw new Error(`Collection or global "${slug}" must say who may "${operation}" (collections/access/define.ts).`)
    }
  }
}
