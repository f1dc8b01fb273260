import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createCluster } from '../../scripts/lib/embedded-postgres.mjs'
import { TEMPLATES } from '../../scripts/test/template.mjs'

const NAME = `int_${process.pid}`
const KEPT = ['media', 'film-files']

/** Points everything in this process to its own database and data folder, before the first module reads their location. */
export function enterEnvironment(): void {
  const folder = path.join(templateFolder(), NAME)
  mkdirSync(folder, { recursive: true })
  process.env.DATABASE_URL = createCluster({ dataDir: templateFolder() }).urlOf(NAME)
  process.env.FULLCOURT_DATA_DIR = folder
}

/** Connects everything in this process as the application's role instead of the owner of the tables (docs/decisions/102). */
export function becomeApplication(): void {
  process.env.DATABASE_MIGRATION_URL = process.env.DATABASE_URL
  process.env.DATABASE_URL = createCluster({ dataDir: templateFolder() }).applicationUrlOf(NAME)
}

/** Recreates the database of this process. Existing connections are cut, and pools open new ones by themselves. */
export async function copyEnvironment(template: keyof typeof TEMPLATES): Promise<void> {
  await createCluster({ dataDir: templateFolder() }).copyDatabase(TEMPLATES[template], NAME)
  for (const name of KEPT)
    cpSync(path.join(templateFolder(), name), path.join(process.env.FULLCOURT_DATA_DIR!, name), { recursive: true })
}

function templateFolder(): string {
  const folder = process.env.FULLCOURT_TEMPLATE
  if (!folder) throw new Error('FULLCOURT_TEMPLATE is not set: run these tests with npm run test:int.')
  return folder
}
