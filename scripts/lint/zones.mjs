import { readdirSync } from 'node:fs'
import { inRoot } from '../lib/locations.mjs'

/** Files of a feature that hold nothing but rules and choices: collections may import them, so they load in plain Node. */
export const RULES = 'src/features/*/{options,rules,*-rules}.ts'

/** What these may import of their own feature: it loads in plain Node too. */
export const PURE = 'src/features/*/{options,rules,*-rules,schema,types}.ts'

/**
 * Who may use whom: each room knows the rooms it names, and no other. What two need and neither owns moves down.
 * @type {Record<string, string[]>}
 */
export const mayUse = {
  'src/lib': [],
  'src/components': ['src/lib'],
  'src/server': ['src/lib'],
  'src/features': ['src/lib', 'src/components', 'src/server'],
  'src/admin': ['src/lib', 'src/components', 'src/server', 'src/features'],
  'src/app': ['src/lib', 'src/components', 'src/server', 'src/features', 'src/admin'],
  // Of the features their rules only: see the zones below.
  collections: ['src/lib', 'src/features'],
}

// Made from the folders, so that none is forgotten.
export const features = readdirSync(inRoot('src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * Who may not import what, each under a name, as the rule import-x/no-restricted-paths takes it.
 * @type {Record<string, { target: string, from: string[], except?: string[], message: string }>}
 */
export const zones = {
  ...Object.fromEntries(Object.keys(mayUse).map((room) => [room, roomZone(room)])),
  'rules for collections': {
    target: 'collections',
    from: ['src/features/**'],
    except: [inRoot(RULES)],
    message: 'Collections load in plain Node: of a feature they may import its options and rules files only.',
  },
  'rules of features': {
    target: RULES,
    from: ['src/components/**', 'src/server/**', 'src/features/**'],
    except: [inRoot(PURE)],
    message: 'Collections load this file in plain Node: it may import lib and other rules only.',
  },
  ...Object.fromEntries(features.map((feature) => [`src/features/${feature}`, featureZone(feature)])),
}

function roomZone(room) {
  const used = mayUse[room]
  return {
    target: room,
    from: Object.keys(mayUse).filter((other) => other !== room && !used.includes(other)),
    message: used.length > 0 ? `${room} may use ${used.join(', ')}.` : `${room} imports nothing of ours.`,
  }
}

function featureZone(feature) {
  return {
    target: `src/features/${feature}`,
    from: ['src/features'],
    except: [`./${feature}`],
    message: 'Features do not import each other: compose them in app, or move the shared part down.',
  }
}
