import { readdirSync } from 'node:fs'
import { inRoot } from '../lib/locations.mjs'

/**
 * Who may use whom: each room knows the rooms it names, and no other. What two need and neither owns moves down.
 * @type {Record<string, string[]>}
 */
export const mayUse = {
  'src/lib': [],
  // Functions and triggers as text, and what migrations share.
  'src/database': [],
  'src/components': ['src/lib'],
  'src/server': ['src/lib'],
  'src/admin': ['src/lib', 'src/components', 'src/server'],
  'src/features': ['src/lib', 'src/components', 'src/server', 'src/admin'],
  'src/app': ['src/lib', 'src/components', 'src/server', 'src/features', 'src/admin'],
  // Of the features their rules only, of the server only what encrypts fields: see the zones below.
  collections: ['src/lib', 'src/features', 'src/server'],
}

/**
 * Which domain may use which: of another one its rules and its store/api.ts alone. The answers name no circle.
 * @type {Record<string, string[]>}
 */
export const domains = {
  site: [],
  registration: ['events'],
  members: [],
  people: ['members', 'registration'],
  plan: ['members'],
  giving: ['registration'],
  events: ['members'],
  film: ['people', 'members', 'events'],
  inbox: ['members', 'registration', 'people', 'giving', 'events', 'film', 'site'],
}

/** The parts of a domain, and which of the others each may use: the office shows what members see, too, so it uses all. */
export const parts = {
  rules: [],
  store: ['rules'],
  ui: ['rules', 'store'],
  office: ['rules', 'store', 'ui'],
}

/** What loads in plain Node: no React, no server. */
export const RULES = 'src/features/*/rules/**'

/**
 * Who may not import what, each under a name, as the rule import-x/no-restricted-paths takes it.
 * @type {Record<string, { target: string, from: string[], except?: string[], message: string }>}
 */
export const zones = {
  ...byName(Object.keys(mayUse), (room) => room, roomZone),
  'rules for collections': {
    target: 'collections',
    from: ['src/features/**'],
    except: [inRoot(RULES)],
    message: 'Collections load in plain Node: of a domain they may import its rules only.',
  },
  'server for collections': {
    target: 'collections',
    from: ['src/server'],
    except: ['./sealed'],
    message: 'Collections load in plain Node: of the server they may import what encrypts fields only.',
  },
  ...byName(['rules', 'store', 'ui'], (part) => `*/${part}`, partZone),
  ...byName(listFeatures(), (domain) => `src/features/${domain}`, domainZone),
}

/** The folders of the domains, from the disk, so that none is forgotten. */
export function listFeatures() {
  const entries = readdirSync(inRoot('src/features'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function byName(keys, nameOf, zoneOf) {
  return Object.fromEntries(keys.map((key) => [nameOf(key), zoneOf(key)]))
}

function roomZone(room) {
  const used = mayUse[room]
  return {
    target: room,
    from: Object.keys(mayUse).filter((other) => other !== room && !used.includes(other)),
    message: used.length > 0 ? `${room} may use ${used.join(', ')}.` : `${room} imports nothing of ours.`,
  }
}

// Of a domain only the office uses the admin's shell, and only what is seen uses components.
function partZone(part) {
  const others = Object.keys(parts).filter((other) => other !== part && !parts[part].includes(other))
  const closed = { rules: ['components', 'server', 'admin'], store: ['components', 'admin'], ui: ['admin'] }
  return {
    target: `src/features/*/${part}/**`,
    from: [...others.map((other) => `src/features/*/${other}/**`), ...closed[part].map((room) => `src/${room}/**`)],
    message: `Inside a domain, ${part} may use ${['itself', ...parts[part]].join(', ')}.`,
  }
}

function domainZone(domain) {
  const used = domains[domain] ?? []
  const doors = used.flatMap((other) => [`./${other}/rules`, `./${other}/store/api.ts`])
  return {
    target: `src/features/${domain}`,
    from: ['src/features'],
    except: [`./${domain}`, ...doors],
    message:
      used.length > 0
        ? `${domain} may use rules and store/api.ts of ${used.join(', ')}.`
        : `${domain} uses no other domain: compose them in app, or move the shared part down.`,
  }
}
