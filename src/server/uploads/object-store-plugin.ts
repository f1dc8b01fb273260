import { buffer } from 'node:stream/consumers'
import type {
  AfterErrorHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  Plugin,
} from 'payload'
import { isUploadKind, type UploadKind } from '@/lib/uploads'
import type { ObjectStore } from './s3-settings'

/** Fields for uploads that browsers send to the store by themselves, which this site does not allow. */
const UNUSED_FIELDS = ['prefix', '_objectKey']
const UNREACHABLE = 'The storage of the files does not answer. Nothing was changed; please try again in a few minutes.'

type Names = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | undefined> | null }

/**
 * Stores uploads in an object store instead of on the disk, behind the same access rules (docs/decisions/103). The tables are the
 * same in both cases. Without a store it changes nothing, and loads no client.
 */
export function storeUploadsIn(store: ObjectStore | null): Plugin {
  return async (config) => {
    if (!store) return config
    const [{ s3Storage }, { clientConfig }] = await Promise.all([
      import('@payloadcms/storage-s3'),
      import('./object-store'),
    ])
    const plugin = s3Storage({
      bucket: store.bucket,
      config: clientConfig(store),
      collections: { media: { prefix: 'media' }, 'film-files': { prefix: 'film-files' } },
    })
    const hooked = eachUpload(config, (collection, kind) => withOwnHooks(collection, kind, store))
    // The plugin adds its uploader for browsers to the admin even when it is not used.
    const stored = await plugin({ ...hooked, admin: { ...hooked.admin, dependencies: {}, components: {} } })
    // The last hook decides about the response; others take a refused connection for one to the database.
    const afterError = [...(config.hooks?.afterError ?? []), explainUnreachable]
    return {
      ...eachUpload(stored, withoutUnusedFields),
      admin: config.admin,
      hooks: { ...config.hooks, afterError },
    }
  }
}

function eachUpload(
  config: Config,
  change: (collection: CollectionConfig, kind: UploadKind) => CollectionConfig,
): Config {
  const collections = config.collections?.map((one) => (isUploadKind(one.slug) ? change(one, one.slug) : one))
  return { ...config, collections }
}

function withOwnHooks(collection: CollectionConfig, kind: UploadKind, store: ObjectStore): CollectionConfig {
  const { hooks = {}, upload } = collection
  return {
    ...collection,
    // The collection's own handlers look for the file on the disk.
    upload: { ...(typeof upload === 'object' ? upload : {}), handlers: [] },
    hooks: {
      ...hooks,
      beforeOperation: [loadEditedFile(kind, store), ...(hooks.beforeOperation ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), deleteFiles(kind, store)],
    },
  }
}

function withoutUnusedFields(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.filter((field) => !('name' in field && UNUSED_FIELDS.includes(field.name)))
  return { ...collection, fields }
}

/** Every error of the client has this property, also one of its connection. */
const explainUnreachable: AfterErrorHook = ({ error }) =>
  '$metadata' in error ? { response: { errors: [{ message: UNREACHABLE }] }, status: 503 } : undefined

/** Deletes the files before their document, like on a disk. The plugin would only log a failure, and the file would stay. */
function deleteFiles(kind: UploadKind, store: ObjectStore): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const found = await req.payload.findByID({ collection: kind, id, depth: 0, req, disableErrors: true })
    const { filename, sizes } = (found ?? {}) as Names
    const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => name != null)
    const { deleteObjects } = await import('./object-store')
    await deleteObjects(store, kind, names)
  }
}

/** Loads the stored file of a picture that is cropped. Payload would request it from the site's public address. */
function loadEditedFile(kind: UploadKind, store: ObjectStore): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { id } = args as { id?: string }
    if (operation !== 'update' || !id || req.file || !req.user || !isEdited(req.query.uploadEdits)) return args
    const found = await req.payload.findByID({ collection: kind, id, depth: 0, req, disableErrors: true })
    if (!found?.filename || !found.mimeType) return args
    const { findObject } = await import('./object-store')
    const object = await findObject(store, kind, found.filename)
    if (!object) return args
    const data = await buffer(await object.read(0, object.size - 1))
    req.file = { data, mimetype: found.mimeType, name: found.filename, size: data.length }
    return args
  }
}

function isEdited(edits: unknown): boolean {
  return typeof edits === 'object' && edits !== null && Object.keys(edits).length > 0
}
