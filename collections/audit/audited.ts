import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { areaOf } from './areas'
import { noteAddition, noteChange, noteDeletion, noteGlobalChange } from './hooks'
import { keepLive, keepLiveGlobal, markOperation } from './prepare'
import { noteSignIn, noteSignOut } from './sign-ins'

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
      beforeChange: [...(hooks.beforeChange ?? []), keepLive],
      afterChange: [...(hooks.afterChange ?? []), noteAddition, noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), noteDeletion],
      ...(collection.auth
        ? {
            afterLogin: [...(hooks.afterLogin ?? []), noteSignIn],
            afterLogout: [...(hooks.afterLogout ?? []), noteSignOut],
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
      beforeChange: [...(hooks.beforeChange ?? []), keepLiveGlobal],
      afterChange: [...(hooks.afterChange ?? []), noteGlobalChange],
    },
  }
}
