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
const LINK = {
  display: 'inline-block',
  marginTop: '1.5rem',
  padding: '1rem 1.5rem',
  borderRadius: 4,
  background: '#ff5420',
  color: '#0b0d12',
  fontWeight: 700,
}

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
          {/* A full page load, so that nothing of the failed page is reused. */}
          <a href="/" style={LINK}>
            Return to Home
          </a>
        </main>
        <HydrationMarker />
      </body>
    </html>
  )
}
