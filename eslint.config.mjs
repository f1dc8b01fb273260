import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { restrictions } from './scripts/lint/restricted-imports.mjs'
import { zones } from './scripts/lint/zones.mjs'

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      'node_modules/**',
      'src/payload-types.ts',
      'src/database-tables.ts',
      '**/importMap.js',
      'next-env.d.ts',
      'look/**',
      'reports/**',
      '.data*/**',
      'test-results/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: Object.values(zones) }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Only where components and hooks are: a third of a whole lint's time is spent on React's compiler.
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // Their captions come with the film, which the rule cannot see.
    files: [
      'src/features/film/components/player/VideoPlayer.client.tsx',
      'src/features/film/admin/editor/FilmStage.client.tsx',
    ],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  ...restrictions,
  {
    // Generated for the most part, so only its imports are checked.
    files: ['src/migrations/**'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['runtime/**', 'scripts/**', 'seed/**', 'tests/**', '**/*.test.ts', '*.config.*'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
)
