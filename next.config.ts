import type { NextConfig } from 'next'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { paths } from './src/lib/paths'
import { REDIRECTS } from './src/lib/redirects'

const config: NextConfig = {
  // Tests build beside the demo, never over it.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // The HTTP server compresses, a page once for all its visitors (runtime).
  compress: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything; a demo must not fail to start over a test file.
  typescript: { ignoreBuildErrors: true },
  // Without it a missing page is an empty shell that only scripts fill.
  experimental: {
    globalNotFound: true,
    // Rendered pages stay in memory: no copy of a withdrawn name on disk, and an image may be read-only.
    isrFlushToDisk: false,
    // A page loads the style sheets of its own components: by default most pages share one of them all.
    cssChunking: { type: 'graph', requestCost: 10_000 },
    // What a second build is faster by, a first one pays for: `npm test` in a fresh clone does without.
    turbopackFileSystemCacheForBuild: process.env.NEXT_BUILD_CACHE !== 'off',
  },
  cacheHandler: path.resolve('runtime/next/cache-handler.mjs'),
  serverExternalPackages: ['payload', 'graphile-worker', 'pg', 'nodemailer', 'rate-limiter-flexible'],
  // Pictures are resized when they are uploaded (collections/site/Media.ts). Next would cache its own sizes for hours, even after
  // access to the picture has changed.
  images: { unoptimized: true },
  async redirects() {
    return REDIRECTS
  },
  // Both forms share one address and each is a static page: the query decides here, before any page is rendered.
  async rewrites() {
    return {
      beforeFiles: [
        // Without a cookie the visitor is signed out, so the page can be prerendered.
        {
          source: paths.filmRoom,
          missing: [{ type: 'header', key: 'cookie' }],
          destination: '/film-room-landing',
        },
        {
          source: paths.playerRegistration,
          has: [{ type: 'query', key: 'form', value: 'player' }],
          destination: '/player-registration/player',
        },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
}

const withAdmin = withPayload(config, { devBundleServerPackages: false })

// Payload asks every page's visitor for a colour scheme, at the price of a second request; only its admin has a use for it.
async function headers() {
  const all = (await withAdmin.headers?.()) ?? []
  return all.map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )
}

export default { ...withAdmin, headers }
