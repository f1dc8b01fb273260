import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { dataDir } from './locations.mjs'
import { step } from './progress.mjs'

/**
 * Installs programs for a single command, in this machine's data folder and never among the site's own packages. Returns the
 * folder of the packages.
 * @param {string} name of the tools, for messages and for their folder
 * @param {Record<string, string>} packages name and exact version
 */
export async function installTools(name, packages) {
  const folder = join(dataDir(), 'tools', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  await step(`Installing the tools for ${name}`, () =>
    runQuietly('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund'], {
      failure: `The tools for ${name} could not be installed from the npm registry.`,
    }),
  )
  return join(folder, 'node_modules')
}
