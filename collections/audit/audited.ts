import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { areaOf } from './areas'
import { auditCreation, auditChange, auditDeletion, auditGlobalChange } from './hooks'
import { loadPublished, loadPublishedGlobal, markOperation } from './prepare'
import { auditRefusal } from './refusals'
import { auditSignIn, auditSignOut } from './sign-ins'

/**
 * Adds audit hooks to every collection and global. It must be the last plugin, so that it covers collections of other plugins
 * as well (docs/decisions/077).
 * @throws Error at boot for a collection without an audit area
 */
export function audited(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(auditedCollection),
    globals: config.globals?.map(auditedGlobal),
  }
}

function auditedCollection(collection: CollectionConfig): CollectionConfig {
  areaOf(collection.slug)
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), markOperation],
      beforeChange: [...(hooks.beforeChange ?? []), loadPublished],
      afterChange: [...(hooks.afterChange ?? []), auditCreation, auditChange],
      afterDelete: [...(hooks.afterDelete ?? []), auditDeletion],
      afterError: [...(hooks.afterError ?? []), auditRefusal],
      ...(collection.auth
        ? {
            afterLogin: [...(hooks.afterLogin ?? []), auditSignIn],
            afterLogout: [...(hooks.afterLogout ?? []), auditSignOut],
          }
        : {}),
    },
  }
}

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), markOperation],
      beforeChange: [...(hooks.beforeChange ?? []), loadPublishedGlobal],
      afterChange: [...(hooks.afterChange ?? []), auditGlobalChange],
    },
  }
}
