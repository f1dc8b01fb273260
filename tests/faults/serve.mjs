/** Faults in the HTTP server in front of Next. */
export const faults = [
  {
    name: 'Every page of a fresh build goes out without the policy that names its scripts',
    file: 'scripts/next/cache-handler.mjs',
    before: '    finish(entry?.value)\n',
    after: '',
    caughtBy: { layer: 'unit', file: 'scripts/next/cache-handler.isolated.test.ts' },
  },
  {
    name: 'A page that was read before a family withdrew a name is kept after it',
    file: 'scripts/serve/request-time.mjs',
    before: 'return store.getStore() ?? Date.now()',
    after: 'return Date.now()',
    caughtBy: { layer: 'unit', file: 'scripts/next/cache-handler.isolated.test.ts' },
  },
  {
    name: 'Behind a proxy everybody chooses the address that limits count by',
    file: 'scripts/serve/request-headers.mjs',
    before: 'chain[Math.max(0, chain.length - trustedProxies)]',
    after: 'chain[0]',
    caughtBy: { layer: 'unit', file: 'scripts/serve/request-headers.test.ts' },
  },
]
