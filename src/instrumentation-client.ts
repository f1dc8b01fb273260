/**
 * Runs before any other script of a page. With its first object, zod checks whether it may compile code; the content security
 * policy of every page forbids that, and the browser would report a violation. This setting disables the check. It is set on
 * the global variable that zod reads, because importing its `config()` would add 5 kB to pages without a form.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
