import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRoot } from '../../scripts/lib/locations.mjs'

const MANIFEST = 'required-server-files.json'
/** Next's standalone output, which is built for servers like this one, starts with it. */
const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/**
 * Makes Next start with the configuration that a build was made with. By default it compiles `next.config.ts` again, and the
 * compiler stays in memory. Next reads no `.env` then; `npm start` and `npm run serve` do.
 * @param {string} folder the build, absolute, directly in the clone
 */
export function startWithBuiltConfig(folder) {
  const { config } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
  // Tests serve copies of a build, and the path of the handler is relative to the original.
  const own = { distDir: basename(folder), cacheHandler: inRoot('runtime/next/cache-handler.mjs') }
  process.env[VARIABLE] = JSON.stringify({ ...config, ...own })
}
