import type { KnipConfig } from 'knip'

/** Where code is reached from; files and exports that nothing reaches are dead. */
export default {
  entry: [
    'src/app/**/{page,layout,route,not-found,error,global-error,global-not-found,sitemap,robots}.{ts,tsx}',
    // Names every component that collections give to the admin.
    'src/app/(payload)/admin/importMap.js',
    'src/instrumentation{,-client}.ts',
    'payload.config.ts',
    'seed/{index,drawings/draw,films/draw}.ts',
    // Loaded late, as one piece.
    'src/features/plan/components/saved/account-parts.ts',
    'runtime/{serve,next/cache-handler}.mjs',
    'scripts/**/*.{mjs,ts}',
    'tests/**/*.{ts,mjs}',
  ],
  project: ['{src,collections,runtime,seed,scripts,tests}/**/*.{ts,tsx,mjs,css}'],
  ignore: ['src/payload-types.ts', 'src/database-tables.ts', 'src/migrations/**'],
  // Its plugin would load the configuration, which needs a database.
  payload: false,
} satisfies KnipConfig
