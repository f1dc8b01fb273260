/**
 * Runs before any other script of a page. Before its first object zod tries whether it may compile code; the policy of
 * every page refuses that, and the browser tells of a broken rule. Here it need not try. Its settings are set by the name
 * under which it looks for them: its own `config()` would bring 5 kB of zod to pages without a form.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
