import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { areaOf } from './areas'
import { noteAddition, noteChange, noteDeletion, noteGlobalChange } from './hooks'
import { keepLive, keepLiveGlobal, markOperation } from './prepare'
import { noteSignIn, noteSignOut } from './sign-ins'

/**
 * The last of Payload's plugins: has everything noted that staff do to any collection or global, whoever defined it, so
 * that none is forgotten (docs/decisions/077).
 * @throws Error at boot for a collection of which nobody said where the audit lists it
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
