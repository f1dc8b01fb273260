import { readdirSync } from 'node:fs'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const features = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

// Who may import whom (docs: ARCHITECTURE). The features' zones are made from the folder list, so none is forgotten.
const zones = [
  {
    target: 'src/lib',
    from: ['src', 'collections'],
    except: ['lib', 'payload-types.ts'],
    message: 'lib imports nothing of ours.',
  },
  {
    target: 'src/components',
    from: ['src/features', 'src/server', 'src/app', 'src/admin', 'collections'],
    message: 'Components know lib and types only.',
  },
  { target: 'src/server', from: ['src/features', 'src/app', 'src/admin', 'src/components'] },
  { target: 'src/features', from: ['src/app', 'src/admin', 'collections'] },
  { target: 'src/admin', from: 'src/app' },
  {
    target: 'collections',
    from: ['src/server', 'src/components', 'src/app', 'src/admin'],
    message: 'Collections load in plain Node: lib and the features’ schema and rules files only.',
  },
  ...features.map((feature) => ({
    target: `src/features/${feature}`,
    from: 'src/features',
    except: [`./${feature}`],
    message: 'Features do not import each other: compose them in app, or move the shared part down.',
  })),
].map(({ except, from, ...zone }) => ({ ...zone, from, ...(except ? { except: except.map(relative) } : {}) }))

function relative(path) {
  return path.startsWith('.') ? path : `./${path}`
}

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      'node_modules/**',
      'src/migrations/**',
      'src/payload-types.ts',
      '**/importMap.js',
      'next-env.d.ts',
      'look/**',
      'reports/**',
      '.data/**',
      'test-results/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // Its captions are a list that comes with the film, which the rule cannot see.
    files: ['src/features/film-room/player/VideoPlayer.client.tsx'],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    // One door to the Local API, so that no read forgets whose rights apply.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/server/**', 'src/app/(payload)/**', 'src/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'payload',
              importNames: ['getPayload'],
              message: 'Use server/payload.ts: asVisitor, asStaff or asSystem.',
            },
            { name: '@payload-config', message: 'Only server/payload.ts and the admin shell load the config.' },
          ],
        },
      ],
    },
  },
  {
    files: ['collections/**/*.ts'],
    ignores: ['collections/hooks/revalidate.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['next/*', 'server-only', 'react'], message: 'Collections load in plain Node.' }] },
      ],
    },
  },
  {
    files: ['scripts/**', 'seed/**', 'tests/**', '**/*.test.ts', '*.config.*'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
)
