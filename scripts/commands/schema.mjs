import { runVisibly, typeScript } from '../lib/child.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { childEnvironment, loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'

// These commands only read the configuration; nothing connects to this address.
const NO_DATABASE = 'postgres://nowhere'

/** `npm run generate` and `migrate:create`: runs scripts/schema.ts with the settings of `npm start`. */
export function main(args) {
  return runMain(async () => {
    loadEnvFile()
    await installIfNeeded()
    const env = await childEnvironment(readSettings(), NO_DATABASE)
    return runVisibly(process.execPath, [...typeScript('scripts/schema.ts'), ...args], { env })
  })
}
