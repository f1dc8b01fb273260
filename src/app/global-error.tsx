'use client'

import { HydrationMarker } from '@/components/layout/PageStart.client'

const PAGE = {
  margin: 0,
  minHeight: '100vh',
  background: '#0b0d12',
  color: '#f4efe5',
  font: '1.0625rem/1.6 system-ui, sans-serif',
}
const COPY = { maxWidth: '38rem', margin: '0 auto', padding: '18vh 1.25rem' }
const HEADING = {
  margin: '0 0 1rem',
  font: '900 clamp(2.75rem, 9vw, 5rem)/.9 Impact, "Arial Narrow", sans-serif',
  textTransform: 'uppercase',
} as const
const LINKS = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '1.5rem' } as const
const LINK = {
  padding: 'calc(1rem - 2px) 1.125rem',
  border: '2px solid #ff5420',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
}
const MAIN_LINK = { ...LINK, background: '#ff5420', color: '#0b0d12', cursor: 'pointer' }

/** The last error boundary, for a failing layout: it has its own document and styles, and shows no internals. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong</title>
        <meta name="robots" content="noindex" />
      </head>
      <body style={PAGE}>
        <main style={COPY}>
          <h1 style={HEADING}>Something went wrong</h1>
          <p>The mistake is ours, not yours. Please try again in a moment.</p>
          {/* Full page loads, so that nothing of the failed page is reused. */}
          <p style={LINKS}>
            <button type="button" style={MAIN_LINK} onClick={() => window.location.reload()}>
              Try again
            </button>
            <a href="/" style={LINK}>
              Return to Home
            </a>
          </p>
        </main>
        <HydrationMarker />
      </body>
    </html>
  )
}
