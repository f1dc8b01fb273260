import { PLAIN_NODE } from './zones.mjs'

const GET_PAYLOAD = {
  name: 'payload',
  importNames: ['getPayload'],
  message: 'Use server/payload.ts: asVisitor, asStaff or asSystem.',
}
const CONFIG = {
  regex: '^@payload-config$|(^|/)payload\\.config(\\.ts)?$',
  message: 'Only server/payload.ts, server/staff-session.ts and the admin shell load the config.',
}
const FRAMEWORK = {
  regex: '^(next|react|react-dom|server-only)(/|$)',
  allowTypeImports: true,
  message: 'The schema loads in plain Node, and so does whatever it imports.',
}

/**
 * Packages that only some files may import, as ESLint configuration blocks. When two blocks apply to a file, ESLint uses only
 * the later one, so each block lists everything forbidden for its files.
 */
export const doors = [
  // Forces every read to choose whose permissions apply.
  door('one door to the Local API', ['src/**/*.{ts,tsx}'], { paths: [GET_PAYLOAD], patterns: [CONFIG] }),
  door('the admin shell', ['src/app/(payload)/**/*.{ts,tsx}'], { paths: [GET_PAYLOAD] }),
  // server/payload.ts itself, and the session, which previews need before it.
  door('the door', ['src/server/payload.ts', 'src/server/staff-session.ts'], {}),
  door('plain Node', ['collections/**/*.ts', 'src/lib/**/*.ts', ...PLAIN_NODE], {
    paths: [GET_PAYLOAD],
    patterns: [CONFIG, FRAMEWORK],
  }),
]

function door(name, files, closed) {
  return { name, files, rules: { '@typescript-eslint/no-restricted-imports': ['error', closed] } }
}
