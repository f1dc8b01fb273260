import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import config from '@payload-config'
import { generateImportMap, getPayload, readMigrationFiles } from 'payload'
import { generateTypes } from 'payload/node'
import { dataMapPage } from './data-map-page'
import { writeTables } from './database-tables'
import { rolesPage } from './roles-page'

/**
 * All schema commands in one script, run by `node --import tsx`, because Payload's CLI sometimes exits early and silently on
 * Node 20: migrate [the last one to apply], create <name>, types, tables, importmap, roles, datamap, all <name>.
 */
const commands: Record<string, () => Promise<void>> = {
  async migrate() {
    const payload = await getPayload({ config, disableOnInit: true })
    const last = process.argv[3]
    const all = await readMigrationFiles({ payload })
    await payload.db.migrate({ migrations: last ? all.filter(({ name }) => name <= last) : all })
  },
  async create() {
    const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
    await payload.db.createMigration({
      migrationName: process.argv[3] ?? 'change',
      payload,
      // Exits the process when nothing has changed, instead of writing an empty migration.
      skipEmpty: true,
    })
    await deleteOldSnapshots(payload.db.migrationDir)
  },
  async types() {
    await generateTypes(await config)
  },
  async tables() {
    await writeTables(await getPayload({ config, disableDBConnect: true, disableOnInit: true }))
  },
  async importmap() {
    await generateImportMap(await config, { log: false, force: true })
  },
  async roles() {
    await writeFile('docs/roles.md', await rolesPage(await config))
  },
  async datamap() {
    await writeFile('docs/data-map.md', await dataMapPage())
  },
  /**
   * Generates everything derived from the collections. The migration is last, because it exits the process when none is
   * needed.
   */
  async all() {
    for (const name of ['types', 'tables', 'importmap', 'roles', 'datamap', 'create']) await commands[name]!()
  },
}

// Payload compares the collections with the newest snapshot only, and each has 1.5 MB.
async function deleteOldSnapshots(directory: string): Promise<void> {
  const snapshots = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort()
  for (const name of snapshots.slice(0, -1)) await rm(join(directory, name))
}

const command = commands[process.argv[2] ?? '']
if (!command) throw new Error(`Choose one of: ${Object.keys(commands).join(', ')}.`)
process.env.PAYLOAD_MIGRATING = 'true'
await command()
// The adapter leaves a connection open, which would keep the process running.
process.exit(0)
