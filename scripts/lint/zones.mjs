import { readdirSync } from 'node:fs'
import { inRoot } from '../lib/locations.mjs'

/**
 * The allowed imports between top-level folders. Code that two folders need and neither owns moves to a lower one.
 * @type {Record<string, string[]>}
 */
export const mayUse = {
  'src/lib': [],
  'src/components': ['src/lib'],
  'src/server': ['src/lib'],
  'src/admin': ['src/lib', 'src/components', 'src/server'],
  'src/features': ['src/lib', 'src/components', 'src/server', 'src/admin'],
  'src/app': ['src/lib', 'src/components', 'src/server', 'src/features', 'src/admin'],
  // Only the rules of features, and only the encryption of the server: see the zones below.
  collections: ['src/lib', 'src/features', 'src/server'],
}

/**
 * The allowed imports between domains, limited to the other domain's rules, server/api.ts and shared folders. There are no cycles.
 * @type {Record<string, string[]>}
 */
export const domains = {
  staff: [],
  mail: ['staff'],
  members: ['staff', 'mail'],
  events: ['staff'],
  giving: ['mail'],
  registration: ['mail', 'events'],
  plan: ['members'],
  people: ['staff', 'mail', 'members', 'registration'],
  film: ['staff', 'members', 'people'],
  coaching: ['mail', 'members', 'film'],
  site: ['staff', 'people'],
  entries: ['staff', 'mail', 'members', 'registration', 'people', 'giving'],
  inbox: ['staff', 'mail', 'people', 'entries'],
  privacy: ['staff', 'mail', 'members', 'people', 'entries'],
  reports: ['staff', 'people', 'film', 'entries'],
  dashboard: ['staff', 'members', 'giving', 'events', 'film', 'coaching', 'site', 'entries', 'privacy', 'reports'],
}

/**
 * The parts of a domain and the other parts that each may import. The admin part also shows what members see, so it may
 * import all.
 */
export const parts = {
  rules: [],
  server: ['rules'],
  components: ['rules', 'server'],
  admin: ['rules', 'server', 'components'],
}

/** Modules of domains that load in plain Node, without React or the server: collections import them. */
export const PLAIN_NODE = ['src/features/*/rules/**', 'src/features/*/server/narrowed-lists.ts']

/**
 * The named zones of the rule import-x/no-restricted-paths.
 * @type {Record<string, { target: string, from: string[], except?: string[], message: string }>}
 */
export const zones = {
  ...byName(Object.keys(mayUse), (folder) => folder, folderZone),
  'rules for collections': {
    target: 'collections',
    from: ['src/features/**'],
    except: PLAIN_NODE.map((glob) => inRoot(glob)),
    message: 'Collections load in plain Node: of a domain they may import its rules and the narrowed lists only.',
  },
  'server for collections': {
    target: 'collections',
    from: ['src/server'],
    except: ['./encryption'],
    message: 'Collections load in plain Node: of the server they may import what encrypts fields only.',
  },
  migrations: {
    target: 'src/migrations',
    from: ['.'],
    except: ['./src/migrations', './node_modules'],
    message:
      'A migration does the same forever, so it imports no code that changes: copy what it needs to src/migrations/frozen.',
  },
  ...byName(['rules', 'server', 'components'], (part) => `*/${part}`, partZone),
  ...byName(listFeatures(), (domain) => `src/features/${domain}`, domainZone),
}

/** Returns the domain folders on disk, so that none is forgotten. */
export function listFeatures() {
  const entries = readdirSync(inRoot('src/features'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function byName(keys, nameOf, zoneOf) {
  return Object.fromEntries(keys.map((key) => [nameOf(key), zoneOf(key)]))
}

function folderZone(folder) {
  const used = mayUse[folder]
  return {
    target: folder,
    from: Object.keys(mayUse).filter((other) => other !== folder && !used.includes(other)),
    message: used.length > 0 ? `${folder} may use ${used.join(', ')}.` : `${folder} imports nothing of ours.`,
  }
}

// Within a domain, only its admin part may use src/admin, and only user interfaces may use components.
function partZone(part) {
  const others = Object.keys(parts).filter((other) => other !== part && !parts[part].includes(other))
  const closed = { rules: ['components', 'server', 'admin'], server: ['components', 'admin'], components: ['admin'] }
  return {
    target: `src/features/*/${part}/**`,
    from: [...others.map((other) => `src/features/*/${other}/**`), ...closed[part].map((folder) => `src/${folder}/**`)],
    message: `Inside a domain, ${part} may use ${['itself', ...parts[part]].join(', ')}.`,
  }
}

function domainZone(domain) {
  const used = domains[domain] ?? []
  const allowed = used.flatMap((other) =>
    [`rules`, `server/api.ts`, `components/shared`, `admin/shared`].map((part) => `./${other}/${part}`),
  )
  return {
    target: `src/features/${domain}`,
    from: ['src/features'],
    except: [`./${domain}`, ...allowed],
    message:
      used.length > 0
        ? `${domain} may use rules, server/api.ts and shared folders of ${used.join(', ')}.`
        : `${domain} uses no other domain: compose them in app, or move the shared part down.`,
  }
}
